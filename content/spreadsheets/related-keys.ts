import type { Db } from '#database/connect.ts';
import type { Entity } from '../kit/entity.ts';
import type { EntityName } from '../kit/field.ts';
import { referenceTargetsOf } from '../kit/reference-places.ts';
import { listReferences } from '../kit/references.repository.ts';
import type { SheetColumn } from './columns.ts';

/** The living records of an entity by what a cell may name them by. */
type Keys = { slugs: Map<string, number>; names: Map<string, number>; ids: Map<string, number> };
export type RelatedKeys = ReadonlyMap<EntityName, Keys>;

const noKeys: Keys = { slugs: new Map(), names: new Map(), ids: new Map() };

/** Everything that cells of an entity can refer to, looked up once for all rows. */
export async function loadRelatedKeys(db: Db, entity: Entity): Promise<RelatedKeys> {
  const loaded = new Map<EntityName, Keys>();
  for (const to of referenceTargetsOf(entity)) loaded.set(to, await loadKeys(db, to));
  return loaded;
}

/** The record that a cell means: a slug goes before a name, a name before an id; in a column of ids, the id alone. */
export function findRelated(
  related: RelatedKeys,
  query: { to: EntityName; key: string; gives: SheetColumn['gives'] },
): number | undefined {
  const { slugs, names, ids } = related.get(query.to) ?? noKeys;
  if (query.gives === 'id') return ids.get(query.key);
  return slugs.get(query.key) ?? names.get(query.key) ?? ids.get(query.key);
}

/** Of several with one name the first counts, as everywhere. */
async function loadKeys(db: Db, to: EntityName): Promise<Keys> {
  const keys: Keys = { slugs: new Map(), names: new Map(), ids: new Map() };
  for await (const references of listReferences(db, to)) {
    for (const { id, name, slug } of references) {
      if (slug !== '') keys.slugs.set(slug, id);
      if (!keys.names.has(name)) keys.names.set(name, id);
      keys.ids.set(String(id), id);
    }
  }
  return keys;
}
