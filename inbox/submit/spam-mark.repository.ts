import type { Db } from '#database/connect.ts';

/** The tables whose rows are spam or not; enquiries and messages have a status for it. */
type MarkedTable = 'feedback' | 'subscribers';

/** Which part of a list, and of that one page; all of it without a limit. */
export type MarkedFilter = { isSpam: boolean; limit?: number; offset?: number };

export async function countMarked(db: Db, table: MarkedTable, isSpam: boolean): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('isSpam', '=', Number(isSpam))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** @returns whether the row existed */
export async function markSpam(
  db: Db,
  table: MarkedTable,
  mark: { id: number; isSpam: boolean },
): Promise<boolean> {
  const isSpam = Number(mark.isSpam);
  const result = await db.updateTable(table).set({ isSpam }).where('id', '=', mark.id).executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** @returns whether the row existed */
export async function deleteMarked(db: Db, table: MarkedTable, id: number): Promise<boolean> {
  const result = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
