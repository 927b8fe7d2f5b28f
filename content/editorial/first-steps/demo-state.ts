import type { Db } from '#database/connect.ts';
import { completeValues, type Values } from '../../documents/document-values.ts';
import { siteDocuments } from '../../documents/registry.ts';
import { documentKind, type SiteDocument } from '../../documents/site-document.ts';
import { findDocuments, type StoredDocument } from '../../documents/site-documents.repository.ts';
import type { StoredRecord } from '../../kit/codec.ts';
import type { Entity } from '../../kit/entity.ts';
import { findRecords } from '../../kit/record-reader.repository.ts';
import { findDemoVersions, findLoadedValues } from './demo-items.repository.ts';

/** Records of the demo content that are not in the trash, by whether somebody has made them the company's own. */
export type DemoRecords = { unchanged: StoredRecord[]; edited: StoredRecord[] };

/** A document with what the demo content said in it; nothing where it said nothing. */
export type DemoDocument = { document: SiteDocument; stored: StoredDocument; loaded: Values | undefined };

/** The demo's records of one entity as they stand now. */
export async function findDemoRecords(db: Db, entity: Entity): Promise<DemoRecords> {
  const versions = await findDemoVersions(db, entity.name);
  const byId = new Map([...versions].map(([key, version]) => [Number(key), version]));
  if (byId.size === 0) return { unchanged: [], edited: [] };
  const ids = [...byId.keys()];
  const records = await findRecords(db, entity, { reader: 'administrator', ids, sort: 'id' });
  const loaded = await findLoadedValues(db, entity.name, byId);
  const isEdited = (record: StoredRecord) => hasChanged(entity, record, loaded.get(record.id));
  return { unchanged: records.filter((record) => !isEdited(record)), edited: records.filter(isEdited) };
}

/** All documents, in the order the back office lists them. */
export async function findDemoDocuments(db: Db): Promise<DemoDocument[]> {
  const stored = await findDocuments(db, siteDocuments);
  const versions = await findDemoVersions(db, documentKind);
  const byId = new Map(stored.map(({ id, key }) => [id, versions.get(key) ?? 0]));
  const loaded = await findLoadedValues(db, documentKind, byId);
  return siteDocuments.map((document): DemoDocument => {
    const found = stored.find(({ key }) => key === document.key) as StoredDocument;
    if (!versions.has(document.key)) return { document, stored: found, loaded: undefined };
    // Without a revision it has not been written since.
    const values = loaded.get(found.id) ?? found.value;
    return { document, stored: found, loaded: completeValues(document.fields, values) };
  });
}

/**
 * A flag, such as published or featured, says what the site does with a record, and makes it nobody's own; neither does
 * a status that changes in the course of trade.
 */
function hasChanged(entity: Entity, record: StoredRecord, loaded: Values | undefined): boolean {
  if (!loaded) return true;
  return Object.entries(entity.fields).some(([name, { kind }]) => {
    if (kind === 'flag' || entity.salesMayChange?.includes(name) || !Object.hasOwn(loaded, name))
      return false;
    return JSON.stringify(record[name]) !== JSON.stringify(loaded[name]);
  });
}
