import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';

export type Feedback = Selectable<Tables['feedback']>;
export type Subscriber = { id: number; email: string; createdAt: string };

/** Newest first. */
export async function findFeedback(db: Db): Promise<Feedback[]> {
  return db.selectFrom('feedback').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
}

/** Newest first. */
export async function findSubscribers(db: Db): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .select(['id', 'email', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns whether it was there */
export async function deleteFrom(db: Db, table: 'feedback' | 'subscribers', id: number): Promise<boolean> {
  const result = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
