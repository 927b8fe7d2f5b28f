import type { Db } from '#database/connect.ts';

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
export async function* readShortlists(db: Db): AsyncGenerator<StoredList[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('sharedShortlists')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(readAtOnce)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < readAtOnce) return;
    after = rows.at(-1)?.id ?? after;
  }
}

export async function deleteShortlist(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sharedShortlists').where('id', '=', id).execute();
}

export async function deleteShortlistsUntil(db: Db, cutoff: string): Promise<void> {
  await db.deleteFrom('sharedShortlists').where('createdAt', '<=', cutoff).execute();
}
