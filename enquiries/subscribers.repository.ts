import type { Db } from '#database/connect.ts';

export type Subscriber = { id: number; email: string; createdAt: string };

/** Newest first. */
export async function findSubscribers(db: Db, filter: { isSpam: boolean }): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .select(['id', 'email', 'createdAt'])
    .where('isSpam', '=', Number(filter.isSpam))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
