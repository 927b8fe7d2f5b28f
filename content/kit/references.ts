import type { Db } from '#database/connect.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import { oncePerEntity } from './once-per-entity.ts';
import { findReferences, noReference } from './references.repository.ts';

/**
 * Replaces ids by `{id, name, slug}` in every record, with one query an entity that is referred to.
 * Records that are gone or in the trash, and drafts where a visitor is reading, drop out of lists.
 */
export async function followReferences(
  db: Db,
  query: { entity: Entity; records: StoredRecord[]; reader: 'visitor' | 'administrator' },
): Promise<void> {
  for (const { name, field } of referenceFieldsOf(query.entity)) {
    if (!query.records.some((record) => Object.hasOwn(record, name))) continue;
    const ids = query.records.flatMap((record) => idsIn(record[name]));
    const found = await findReferences(db, { to: field.to, ids, reader: query.reader });
    for (const record of query.records) {
      record[name] =
        field.kind === 'reference'
          ? (found.get(record[name] as number) ?? noReference)
          : idsIn(record[name]).flatMap((id) => found.get(id) ?? []);
    }
  }
}

const referenceFieldsOf = oncePerEntity((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'reference' || field.kind === 'referenceList' ? [{ name, field }] : [],
  ),
);

function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}
