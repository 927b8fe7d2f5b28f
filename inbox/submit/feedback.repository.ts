import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';
import type { MarkedFilter } from './spam-mark.repository.ts';

export type Feedback = Omit<Selectable<Tables['feedback']>, 'isSpam'>;

/** How many entries there are without spam, and their stars on average; null where there are none. */
export async function sumUpFeedback(db: Db): Promise<{ total: number; average: number | null }> {
  const { total, stars } = await db
    .selectFrom('feedback')
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.sum<number | null>('rating').as('stars')])
    .where('isSpam', '=', 0)
    .executeTakeFirstOrThrow();
  const count = Number(total);
  return { total: count, average: count > 0 ? Number(stars) / count : null };
}

/** Newest first. */
export async function findFeedback(db: Db, { isSpam, limit, offset = 0 }: MarkedFilter): Promise<Feedback[]> {
  const select = db
    .selectFrom('feedback')
    .select(['id', 'rating', 'feedback', 'sourcePage', 'createdAt', 'language'])
    .where('isSpam', '=', Number(isSpam))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  return (limit === undefined ? select : select.limit(limit).offset(offset)).execute();
}
