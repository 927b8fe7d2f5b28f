import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import { containsWord } from '#database/contains-word.ts';
import type { Tables } from '#database/schema.ts';
import type { Redirect, RedirectChange } from './redirect-change.ts';

type Row = Selectable<Tables['redirects']>;
export type StoredAction = { id: number; changes: RedirectChange[]; undoneAt: string | null };

/** How many paths one query asks for; both engines take more. */
const pathsPerQuery = 400;

/** All of them, by their sources. */
export async function findRedirectTargets(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('redirects').select(['source', 'target']).execute();
  return new Map(rows.map(({ source, target }) => [source, target]));
}

export async function findRedirect(db: Db, id: number): Promise<Redirect | undefined> {
  return db.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findRedirectsBySource(
  db: Db,
  sources: readonly string[],
): Promise<Map<string, Redirect>> {
  const found: Row[] = [];
  for (let start = 0; start < sources.length; start += pathsPerQuery) {
    const some = sources.slice(start, start + pathsPerQuery);
    found.push(...(await db.selectFrom('redirects').selectAll().where('source', 'in', some).execute()));
  }
  return new Map(found.map((row) => [row.source, row]));
}

/** The redirects after a source, in the order of their sources. */
export async function findRedirectsAfter(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<Pick<Redirect, 'source' | 'target'>[]> {
  const select = db.selectFrom('redirects').select(['source', 'target']).where('source', '>', after);
  return select.orderBy('source').limit(limit).execute();
}

/** Redirects that fit a search, the newest first. @param range `before`: only those with a smaller id */
export async function listRedirects(
  db: Db,
  {
    words,
    limit,
    offset = 0,
    before,
  }: { words: readonly string[]; limit: number; offset?: number; before?: number },
): Promise<Redirect[]> {
  const select = selectFitting(db, words).selectAll().orderBy('id', 'desc').limit(limit).offset(offset);
  return (before === undefined ? select : select.where('id', '<', before)).execute();
}

export async function countRedirects(db: Db, words: readonly string[]): Promise<number> {
  const { total } = await selectFitting(db, words)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** There are a few thousand at most, so that a search may read them. */
function selectFitting(db: Db, words: readonly string[]) {
  let select = db.selectFrom('redirects');
  for (const word of words) {
    select = select.where((build) => build.or([containsWord('source', word), containsWord('target', word)]));
  }
  return select;
}

/** Stores what changes: a redirect without a target after it is deleted. */
export async function writeRedirects(
  db: Db,
  changes: readonly RedirectChange[],
  stamp: { username: string; now: string },
): Promise<void> {
  const { username, now } = stamp;
  for (const { source, before, after } of changes) {
    if (after === undefined) await db.deleteFrom('redirects').where('source', '=', source).execute();
    else if (before === undefined) {
      const row = { source, target: after.target, username, createdAt: now, updatedAt: now };
      await db
        .insertInto('redirects')
        .values({
          ...row,
          ...(after.id && { id: after.id }),
          hits: after.hits ?? 0,
          lastHitAt: after.lastHitAt ?? null,
        })
        .execute();
    } else {
      const columns = { target: after.target, username, updatedAt: now };
      await db.updateTable('redirects').set(columns).where('source', '=', source).execute();
    }
  }
}

export async function insertAction(
  db: Db,
  action: { username: string; now: string; changes: readonly RedirectChange[] },
): Promise<number> {
  const { username, now, changes } = action;
  const row = await db
    .insertInto('redirectActions')
    .values({ username, createdAt: now, changes: JSON.stringify(changes), undoneAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(row.id);
}

/** Holds an action until the transaction ends, so that two do not undo it at once. */
export async function lockAction(trx: Db, id: number): Promise<StoredAction | undefined> {
  const row = await trx
    .updateTable('redirectActions')
    .set((build) => ({ username: build.ref('username') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && { id: Number(row.id), changes: JSON.parse(row.changes), undoneAt: row.undoneAt };
}

export async function markUndone(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable('redirectActions').set({ undoneAt: now }).where('id', '=', id).execute();
}

/** @param before ISO 8601; older actions can no longer be undone */
export async function deleteActions(db: Db, before: string): Promise<void> {
  await db.deleteFrom('redirectActions').where('createdAt', '<', before).execute();
}

/** Adds to the counts of redirects that are still there. */
export async function addHits(
  db: Db,
  hits: ReadonlyMap<string, { count: number; at: string }>,
): Promise<void> {
  for (const [source, { count, at }] of hits) {
    await db
      .updateTable('redirects')
      .set((build) => ({ hits: build('hits', '+', count), lastHitAt: at }))
      .where('source', '=', source)
      .execute();
  }
}
