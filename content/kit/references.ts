import type { Db } from '#database/connect.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import { idsIn, referencePlacesOf } from './reference-places.ts';
import { findReferences, noReference } from './references.repository.ts';

/**
 * Replaces ids by `{id, name, slug}` in every record, with one query an entity that is referred to.
 * Records that are gone or in the trash, and drafts where a visitor is reading, drop out of lists.
 */
export async function followReferences(
  db: Db,
  query: { entity: Entity; records: StoredRecord[]; reader: 'visitor' | 'administrator' },
): Promise<void> {
  const places = query.records.flatMap((record) => referencePlacesOf(query.entity, record));
  for (const [to, some] of Map.groupBy(places, ({ field }) => field.to)) {
    const ids = some.flatMap(({ holder, name }) => idsIn(holder[name]));
    const found = await findReferences(db, { to, ids, reader: query.reader });
    for (const { holder, name, field } of some) {
      holder[name] =
        field.kind === 'reference'
          ? (found.get(holder[name] as number) ?? noReference)
          : idsIn(holder[name]).flatMap((id) => found.get(id) ?? []);
    }
  }
}
