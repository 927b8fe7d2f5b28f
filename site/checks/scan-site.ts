import type { RecordPlace } from '#content/checks/record-places.repository.ts';
import { placesOfRecord, type Scan, scanPlaces } from '#content/checks/scan-places.ts';
import { createPacer, type Pace } from '#content/kit/pacer.ts';
import { findRecords } from '#content/kit/record-reader.repository.ts';
import { entities, getEntity } from '#content/registry.ts';
import { placesOf } from '#content/site-documents/document-places.ts';
import { siteDocuments } from '#content/site-documents/registry.ts';
import { documentKind } from '#content/site-documents/site-document.ts';
import { findDocuments } from '#content/site-documents/site-documents.repository.ts';
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

/** Read at once; their texts may be long. */
const recordsPerRead = 100;
const forgetAfterMs = 10 * 60_000;

/**
 * Looks through everything that the company publishes. What a record holds is looked through once for each of its
 * versions: only what has changed since is read again, whichever process changed it.
 */
export function createSiteScanner(db: Db) {
  let kept = new Map<string, { version: number; scan: Scan }>();
  let timer: NodeJS.Timeout | undefined;

  async function scanRecords(entity: EntityName, places: RecordPlace[], pace: Pace): Promise<void> {
    const declared = getEntity(entity);
    const stale = places.filter(({ id, version }) => kept.get(`${entity} ${id}`)?.version !== version);
    for (let start = 0; start < stale.length; start += recordsPerRead) {
      const ids = stale.slice(start, start + recordsPerRead).map(({ id }) => id);
      for (const record of await findRecords(db, declared, { reader: 'administrator', ids })) {
        const scan = scanPlaces(placesOfRecord(declared.fields, record));
        kept.set(`${entity} ${record.id}`, { version: record.version, scan });
        await pace();
      }
    }
  }

  return {
    /** @param places all records; those in the trash are left out */
    async scan(places: readonly RecordPlace[]): Promise<Scanned[]> {
      clearTimeout(timer);
      timer = setTimeout(() => kept.clear(), forgetAfterMs).unref();
      const pace = createPacer();
      const living = places.filter(({ isTrashed }) => !isTrashed);
      for (const { name } of entities) {
        await scanRecords(
          name,
          living.filter(({ entity }) => entity === name),
          pace,
        );
      }
      const current = new Map<string, { version: number; scan: Scan }>();
      const scanned: Scanned[] = [];
      for (const place of living) {
        const key = `${place.entity} ${place.id}`;
        const known = kept.get(key);
        if (!known) continue;
        current.set(key, known);
        scanned.push(showRecord(place, known.scan));
      }
      kept = current;
      return [...scanned, ...(await scanDocuments(db))];
    },
  };
}

function showRecord({ entity, id, title, isPublished }: RecordPlace, scan: Scan): Scanned {
  const formPath = `/admin/${getEntity(entity).path}/${id}/edit/`;
  return { kind: entity, key: String(id), title, formPath, isDraft: !isPublished, scan };
}

/** What visitors see of the documents; a draft is checked in its form. */
async function scanDocuments(db: Db): Promise<Scanned[]> {
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
