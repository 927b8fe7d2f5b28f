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
