import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';
import type { MarkedFilter } from './spam-mark.repository.ts';

export type Feedback = Omit<Selectable<Tables['feedback']>, 'isSpam'>;

/** Newest first. */
export async function findFeedback(db: Db, { isSpam, limit, offset = 0 }: MarkedFilter): Promise<Feedback[]> {
  const select = db
    .selectFrom('feedback')
    .select(['id', 'rating', 'feedback', 'sourcePage', 'createdAt'])
    .where('isSpam', '=', Number(isSpam))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  return (limit === undefined ? select : select.limit(limit).offset(offset)).execute();
}
