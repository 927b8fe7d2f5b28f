import type { Db } from '#database/connect.ts';
import { sortKeyOf } from '#database/sort-key.ts';

export type Stone = { id: number; name: string; slug: string; categoryId: number };
export type Collection = { id: number; name: string; slug: string };

/** Well below the number of values that either engine takes in a statement. */
const valuesAtOnce = 500;
const maxCollections = 5_000;

/** The products with these names, in any spelling, or with these slugs; none that is in the trash. */
export async function findStones(
  db: Db,
  wanted: { names: readonly string[]; slugs: readonly string[] },
): Promise<Stone[]> {
  const keys = [...new Set(wanted.names.map(sortKeyOf))].filter(Boolean);
  const byName = await findStonesBy(db, 'nameSort', keys);
  const known = new Set(byName.map(({ slug }) => slug));
  const bySlug = await findStonesBy(
    db,
    'slug',
    wanted.slugs.filter((slug) => !known.has(slug)),
  );
  return [...byName, ...bySlug];
}

async function findStonesBy(
  db: Db,
  column: 'nameSort' | 'slug',
  values: readonly string[],
): Promise<Stone[]> {
  const found: Stone[] = [];
  for (let start = 0; start < values.length; start += valuesAtOnce) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'name', 'slug', 'categoryId'])
      .where(column, 'in', values.slice(start, start + valuesAtOnce))
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute();
    for (const { id, name, slug, categoryId } of rows) {
      found.push({ id: Number(id), name: String(name), slug: String(slug), categoryId: Number(categoryId) });
    }
  }
  return found;
}

/** Those that are not in the trash. */
export async function findCollections(db: Db): Promise<Collection[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .limit(maxCollections)
    .execute();
  return rows.map(({ id, name, slug }) => ({ id: Number(id), name: String(name), slug: String(slug) }));
}
