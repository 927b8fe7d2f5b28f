import type { Db } from '#database/connect.ts';
import { readInOrder } from '#database/read-pieces.ts';

const readAtOnce = 1_000;

export type StoredList = { id: string; lines: string; createdAt: string };

export async function insertShortlist(db: Db, list: StoredList): Promise<void> {
  await db.insertInto('sharedShortlists').values(list).execute();
}

/** @param after when it was shared at the earliest */
export async function findShortlist(
  db: Db,
  { id, after }: { id: string; after: string },
): Promise<StoredList | undefined> {
  return db
    .selectFrom('sharedShortlists')
    .selectAll()
    .where('id', '=', id)
    .where('createdAt', '>', after)
    .executeTakeFirst();
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

export async function deleteShortlistsUntil(db: Db, cutoff: string): Promise<void> {
  await db.deleteFrom('sharedShortlists').where('createdAt', '<=', cutoff).execute();
}
