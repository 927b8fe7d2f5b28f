import type { Db } from '#database/connect.ts';
import { readInOrder } from '#database/read-pieces.ts';

const readAtOnce = 1_000;
/** As a list is stored that nobody has approved. */
export const noApprovals = '[]';

export type StoredList = { id: string; lines: string; createdAt: string; approvals: string };

export async function insertShortlist(db: Db, list: Omit<StoredList, 'approvals'>): Promise<void> {
  await db.insertInto('sharedShortlists').values(list).execute();
}

/** @param after when it was shared at the earliest, unless it was approved */
export async function findShortlist(
  db: Db,
  { id, after }: { id: string; after: string },
): Promise<StoredList | undefined> {
  return db
    .selectFrom('sharedShortlists')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('createdAt', '>', after), eb('approvals', '<>', noApprovals)]))
    .executeTakeFirst();
}

/** The approvals of a list, which nobody else changes until the transaction ends; undefined where there is no such list. */
export async function lockApprovals(trx: Db, id: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('sharedShortlists')
    .set((eb) => ({ approvals: eb.ref('approvals') }))
    .where('id', '=', id)
    .returning('approvals')
    .executeTakeFirst();
  return row?.approvals;
}

export async function saveApprovals(trx: Db, id: string, approvals: string): Promise<void> {
  await trx.updateTable('sharedShortlists').set({ approvals }).where('id', '=', id).execute();
}

/** All of them, in pieces: who wrote a note stands in its words, if anywhere. */
export function readShortlists(db: Db): AsyncGenerator<StoredList[]> {
  const lists = db.selectFrom('sharedShortlists').selectAll().orderBy('id');
  const reading = { first: '', keyOf: ({ id }: StoredList) => id, limit: readAtOnce };
  return readInOrder(reading, (after, limit) => lists.where('id', '>', after).limit(limit).execute());
}

export async function deleteShortlist(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sharedShortlists').where('id', '=', id).execute();
}

/** What was approved is kept longer. */
export async function deleteShortlistsUntil(
  db: Db,
  { cutoff, ofApproved }: { cutoff: string; ofApproved: string },
): Promise<void> {
  await db
    .deleteFrom('sharedShortlists')
    .where('createdAt', '<=', cutoff)
    .where((eb) => eb.or([eb('approvals', '=', noApprovals), eb('createdAt', '<=', ofApproved)]))
    .execute();
}
