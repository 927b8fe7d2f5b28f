import type { Db } from '#database/connect.ts';

type StoredList = { id: string; lines: string; createdAt: string };

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

export async function deleteShortlistsUntil(db: Db, cutoff: string): Promise<void> {
  await db.deleteFrom('sharedShortlists').where('createdAt', '<=', cutoff).execute();
}
