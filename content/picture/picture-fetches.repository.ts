import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';

export type PictureFetch = Selectable<Tables['pictureFetches']>;
export type NewPictureFetch = Insertable<Tables['pictureFetches']>;

const rowsAtOnce = 25;
const fetchesAtOnce = 1_000;

/** Enters pictures that are to be fetched, in the transaction of the records that are to have them. */
export async function insertFetches(trx: Db, fetches: readonly NewPictureFetch[]): Promise<void> {
  for (let start = 0; start < fetches.length; start += rowsAtOnce) {
    await trx
      .insertInto('pictureFetches')
      .values(fetches.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/** The pictures of an import, as its rows name them. */
export function listFetches(db: Db, importId: string): Promise<PictureFetch[]> {
  return db.selectFrom('pictureFetches').selectAll().where('importId', '=', importId).orderBy('id').execute();
}

/** The pictures of one field of a record, of the same import. */
export function listFetchesOfField(
  db: Db,
  { importId, entity, recordId, field }: Pick<PictureFetch, 'importId' | 'entity' | 'recordId' | 'field'>,
): Promise<PictureFetch[]> {
  return db
    .selectFrom('pictureFetches')
    .selectAll()
    .where('importId', '=', importId)
    .where('entity', '=', entity)
    .where('recordId', '=', recordId)
    .where('field', '=', field)
    .orderBy('id')
    .execute();
}

/** The pictures of the library that were fetched from addresses, by these, as far as they are there still. */
export async function listFetchedPaths(db: Db): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('pictureFetches')
      .innerJoin('mediaFiles', 'mediaFiles.path', 'pictureFetches.path')
      .select(['pictureFetches.id', 'pictureFetches.url', 'pictureFetches.path'])
      .where('pictureFetches.id', '>', after)
      .where('pictureFetches.state', '=', 'fetched')
      .orderBy('pictureFetches.id')
      .limit(fetchesAtOnce)
      .execute();
    for (const { url, path } of rows) found.set(url, path);
    if (rows.length < fetchesAtOnce) return found;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Where a picture of an address is in the library. */
export async function findFetchedPath(db: Db, url: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('pictureFetches')
    .innerJoin('mediaFiles', 'mediaFiles.path', 'pictureFetches.path')
    .select('pictureFetches.path')
    .where('pictureFetches.url', '=', url)
    .where('pictureFetches.state', '=', 'fetched')
    .limit(1)
    .executeTakeFirst();
  return row?.path;
}

/** When the next is due; undefined where nothing waits. */
export async function findNextDue(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('pictureFetches')
    .select('dueAt')
    .where('dueAt', 'is not', null)
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst();
  return row?.dueAt ?? undefined;
}

/**
 * Takes the picture that has waited longest: of two processes only one gets it, and another may at `until`, in case the
 * first has ended by then.
 */
export async function claimFetch(
  db: Db,
  { now, until }: { now: string; until: string },
): Promise<PictureFetch | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('pictureFetches')
      .select(['id', 'dueAt'])
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable('pictureFetches')
      .set((eb) => ({ dueAt: until, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .where('dueAt', '=', due.dueAt)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed;
  }
}

type Outcome = Partial<
  Pick<PictureFetch, 'state' | 'message' | 'path' | 'dueAt' | 'fromVersion' | 'toVersion'>
>;

/** Stores what became of one that waits. @returns false where it does not any more, as its import was undone */
export async function settleFetch(db: Db, id: number, outcome: Outcome): Promise<boolean> {
  const result = await db
    .updateTable('pictureFetches')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** What is to be said of a picture that came: the versions that it took its record from and to, or why it did not. */
export async function noteArrival(
  trx: Db,
  id: number,
  arrival: Pick<PictureFetch, 'fromVersion' | 'toVersion'> | Pick<PictureFetch, 'message'>,
): Promise<void> {
  await trx.updateTable('pictureFetches').set(arrival).where('id', '=', id).execute();
}

/**
 * Lets nothing more arrive of an import. @returns the versions that pictures have brought its records to: whatever an
 * import leads to by itself is undone with it
 */
export async function stopFetches(trx: Db, importId: string): Promise<Map<number, number>> {
  await trx
    .updateTable('pictureFetches')
    .set({ state: 'failed', message: 'The import was undone', dueAt: null })
    .where('importId', '=', importId)
    .where('state', '=', 'waiting')
    .execute();
  const rows = await trx
    .selectFrom('pictureFetches')
    .select(['recordId', 'fromVersion', 'toVersion'])
    .where('importId', '=', importId)
    .where('toVersion', '>', 0)
    .orderBy('toVersion')
    .execute();
  const versions = new Map<number, number>();
  for (const { recordId, fromVersion, toVersion } of rows) {
    const latest = versions.get(recordId);
    if (latest === undefined || latest === fromVersion) versions.set(recordId, toVersion);
  }
  return versions;
}
