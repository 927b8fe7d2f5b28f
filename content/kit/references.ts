import type { Db } from '#database/connect.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import { findReferences, noReference } from './references.repository.ts';

/**
 * Replaces ids by `{id, name, slug}` in every record, with one query an entity that is referred to.
 * Records that are gone or in the trash, and drafts where a visitor is reading, drop out of lists.
 */
export async function followReferences(
  db: Db,
  query: { entity: Entity; records: StoredRecord[]; reader: 'visitor' | 'administrator' },
): Promise<void> {
  const fields = Object.entries(query.entity.fields);
  for (const [name, field] of fields) {
    if (field.kind !== 'reference' && field.kind !== 'referenceList') continue;
    if (!query.records.some((record) => name in record)) continue;
    const ids = query.records.flatMap((record) => idsIn(record[name]));
    const found = await findReferences(db, { to: field.to, ids, reader: query.reader });
    for (const record of query.records) {
      const followed = idsIn(record[name]).flatMap((id) => found.get(id) ?? []);
      record[name] = field.kind === 'reference' ? (followed[0] ?? noReference) : followed;
    }
  }
}

function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}
