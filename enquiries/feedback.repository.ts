import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';

export type Feedback = Omit<Selectable<Tables['feedback']>, 'isSpam'>;

/** Newest first. */
export async function findFeedback(db: Db, filter: { isSpam: boolean }): Promise<Feedback[]> {
  return db
    .selectFrom('feedback')
    .select(['id', 'rating', 'feedback', 'sourcePage', 'createdAt'])
    .where('isSpam', '=', Number(filter.isSpam))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
