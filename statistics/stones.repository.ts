import type { Db } from '#database/connect.ts';

export type Stone = { id: number; name: string; slug: string; categoryId: number };
export type Collection = { id: number; name: string; slug: string };

/** Well below the number of values that either engine takes in a statement. */
const valuesAtOnce = 500;
const maxCollections = 5_000;

/** The products with these names, by their sort keys, or with these slugs; none that is in the trash. */
export async function findStones(
  db: Db,
  wanted: { nameKeys: ReadonlySet<string>; slugs: ReadonlySet<string> },
): Promise<Stone[]> {
  const byName = await findStonesBy(db, 'nameSort', [...wanted.nameKeys]);
  const slugs = new Set(wanted.slugs);
  for (const { slug } of byName) slugs.delete(slug);
  return [...byName, ...(await findStonesBy(db, 'slug', [...slugs]))];
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
