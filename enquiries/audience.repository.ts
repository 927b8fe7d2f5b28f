import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';

export type Feedback = Omit<Selectable<Tables['feedback']>, 'isSpam'>;
export type AudienceTable = 'feedback' | 'subscribers';
export type Subscriber = { id: number; email: string; createdAt: string };

/** Newest first. */
export async function findFeedback(db: Db, which: { isSpam: boolean }): Promise<Feedback[]> {
  return db
    .selectFrom('feedback')
    .select(['id', 'rating', 'feedback', 'sourcePage', 'createdAt'])
    .where('isSpam', '=', Number(which.isSpam))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Newest first. */
export async function findSubscribers(db: Db, which: { isSpam: boolean }): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .select(['id', 'email', 'createdAt'])
    .where('isSpam', '=', Number(which.isSpam))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns whether it was there */
export async function markSpam(
  db: Db,
  table: AudienceTable,
  mark: { id: number; isSpam: boolean },
): Promise<boolean> {
  const isSpam = Number(mark.isSpam);
  const result = await db.updateTable(table).set({ isSpam }).where('id', '=', mark.id).executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** @returns whether it was there */
export async function deleteFrom(db: Db, table: AudienceTable, id: number): Promise<boolean> {
  const result = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
