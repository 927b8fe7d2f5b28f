import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import type { ContentTable } from '#database/schema.ts';

/** The values of a column among living records, in alphabetical order, without the empty one. */
export async function findDistinct(
  db: Db,
  query: { table: ContentTable; column: string },
): Promise<string[]> {
  const { table, column } = query;
  const rows = await remember(db, `${table} ${column}`, () =>
    db.selectFrom(table).select(column).distinct().where('deletedAt', 'is', null).execute(),
  );
  // Sorted here, because the two engines sort by different rules.
  return rows
    .map((row) => String(row[column]))
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
    .where(query.column, '=', sql.lit(''))
    .orderBy('id', 'desc')
    .limit(query.limit)
    .execute();
  return rows.map((row) => ({ id: Number(row.id), title: String(row[query.title]) }));
}

export async function countWithout(db: Db, query: { table: ContentTable; column: string }): Promise<number> {
  const { table, column } = query;
  const { count } = await remember(db, `${table} without ${column}`, () =>
    db
      .selectFrom(table)
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('deletedAt', 'is', null)
      .where(column, '=', sql.lit(''))
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}
