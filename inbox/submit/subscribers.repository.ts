import type { Db } from '#database/connect.ts';
import type { MarkedFilter } from './spam-mark.repository.ts';

export type Subscriber = { id: number; email: string; createdAt: string; language: string | null };

/** Newest first. */
export async function findSubscribers(
  db: Db,
  { isSpam, limit, offset = 0 }: MarkedFilter,
): Promise<Subscriber[]> {
  const select = selectSubscribers(db, isSpam);
  return (limit === undefined ? select : select.limit(limit).offset(offset)).execute();
}

/** Those that follow one in the list, without reading the list up to it; the first ones without it. */
export async function findSubscribersAfter(
  db: Db,
  { after, limit }: { after: Subscriber | undefined; limit: number },
): Promise<Subscriber[]> {
  let select = selectSubscribers(db, false).limit(limit);
  if (after) {
    const { createdAt, id } = after;
    select = select
      .where('createdAt', '<=', createdAt)
      .where((eb) => eb.or([eb('createdAt', '<', createdAt), eb('id', '<', id)]));
  }
  return select.execute();
}

function selectSubscribers(db: Db, isSpam: boolean) {
  return db
    .selectFrom('subscribers')
    .select(['id', 'email', 'createdAt', 'language'])
    .where('isSpam', '=', Number(isSpam))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
}
