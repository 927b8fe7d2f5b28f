import { placesOf } from '#content/documents/document-places.ts';
import { siteDocuments } from '#content/documents/registry.ts';
import { documentKind } from '#content/documents/site-document.ts';
import { findDocuments } from '#content/documents/site-documents.repository.ts';
import type { RecordPlace } from '#content/editorial/checks/record-places.repository.ts';
import { placesOfRecord, type Scan, scanPlaces } from '#content/editorial/checks/scan-places.ts';
import type { Pace } from '#content/kit/pacer.ts';
import { findRecords } from '#content/kit/record-reader.repository.ts';
import { getEntity } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import type { EntityName } from '#database/schema.ts';

export type CheckedKind = EntityName | typeof documentKind | 'redirect';

/** Something with a form, and what it holds or names. */
export type Scanned = {
  kind: CheckedKind;
  key: string;
  title: string;
  formPath: string;
  isDraft: boolean;
  scan: Scan;
};

/** Looks through some records of one entity, in their order. */
export async function scanRecords(
  db: Db,
  { entity, places, pace }: { entity: EntityName; places: readonly RecordPlace[]; pace: Pace },
): Promise<Scanned[]> {
  const declared = getEntity(entity);
  const ids = places.map(({ id }) => id);
  const scans = new Map<number, Scan>();
  for (const record of await findRecords(db, declared, { reader: 'administrator', ids })) {
    scans.set(record.id, scanPlaces(placesOfRecord(declared.fields, record)));
    await pace();
  }
  return places.flatMap((place) => {
    const scan = scans.get(place.id);
    return scan ? [showRecord(place, scan)] : [];
  });
}

function showRecord({ entity, id, title, isPublished }: RecordPlace, scan: Scan): Scanned {
  const formPath = `/admin/${getEntity(entity).path}/${id}/edit/`;
  return { kind: entity, key: String(id), title, formPath, isDraft: !isPublished, scan };
}

/** What visitors see of the documents; a draft is checked in its form. */
export async function scanDocuments(db: Db): Promise<Scanned[]> {
  const stored = await findDocuments(db, siteDocuments);
  return siteDocuments.map((document) => {
    const value = stored.find(({ key }) => key === document.key)?.value ?? {};
    const places = placesOf(document.fields, value).map(({ idPath, label, field, value: held }) => ({
      ...{ name: idPath, label, field, value: held },
    }));
    const { key, label } = document;
    return {
      ...{ kind: documentKind, key, title: label, formPath: `/admin/site/${key}/`, isDraft: false },
      scan: scanPlaces(places),
    };
  });
}
