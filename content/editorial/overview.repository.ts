import type { Db } from '#database/connect.ts';
import type { ContentTable } from '#database/schema.ts';

/** The values of a column among living records, in alphabetical order, without the empty one. */
export async function findDistinct(
  db: Db,
  query: { table: ContentTable; column: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom(query.table)
    .select(query.column)
    .distinct()
    .where('deletedAt', 'is', null)
    .execute();
  // Sorted here, because the two engines sort by different rules.
  return rows
    .map((row) => String(row[query.column]))
    .filter((value) => value !== '')
    .sort((one, other) => one.localeCompare(other, 'en'));
}

/** Living records with nothing in a column, the newest first. */
export async function findWithout(
  db: Db,
  query: { table: ContentTable; column: string; title: string; limit: number },
): Promise<{ id: number; title: string }[]> {
  const rows = await db
    .selectFrom(query.table)
    .select(['id', query.title])
    .where('deletedAt', 'is', null)
    .where(query.column, '=', '')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .execute();
  return rows.map((row) => ({ id: Number(row.id), title: String(row[query.title]) }));
}

export async function countWithout(db: Db, query: { table: ContentTable; column: string }): Promise<number> {
  const row = await db
    .selectFrom(query.table)
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
    .where(query.column, '=', '')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
