import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { type Db, openDatabase, rowChangesOf } from './connect.ts';
import type { Change } from './recorded-reads.ts';
import { shareChanges } from './shared-changes.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** As another process does: a database connection of its own. */
async function openProcess(url: string) {
  const db = await openDatabase(url);
  const heard: Change[] = [];
  let isHearing = false;
  rowChangesOf(db).subscribe((changes) => heard.push(...changes));
  const sharing = shareChanges(rowChangesOf(db), {
    ...{ url, tables: new Set(['slugHistory', 'topLevelSlugs']) },
    onHearing: (now) => {
      isHearing = now;
    },
  });
  cleanups.push(() => db.destroy(), sharing.stop);
  return { db, heard, isHearing: () => isHearing };
}

const insert = (db: Db, slug: string) =>
  db.insertInto('topLevelSlugs').values({ slug, entity: 'product', recordId: 1 }).execute();

test.skipIf(!testEngines.includes('postgres'))(
  'what one process writes is heard by another with the commit, and by itself once',
  async () => {
    const { url, remove } = await createTestDatabase('postgres');
    cleanups.push(remove);
    const [here, there] = [await openProcess(url), await openProcess(url)];
    await expect.poll(() => here.isHearing() && there.isHearing()).toBe(true);
    await here.db.transaction().execute(async (trx) => {
      await insert(trx, 'one');
      await trx.insertInto('retiredPaths').values({ path: '/a', deletedAt: 'now' }).execute();
      expect(there.heard).toEqual([]);
    });
    await expect.poll(() => there.heard).toEqual([{ table: 'topLevelSlugs' }]);
    await insert(here.db, 'two');
    await expect.poll(() => there.heard).toHaveLength(2);
    expect(here.heard.filter(({ table }) => table === 'topLevelSlugs')).toHaveLength(2);
  },
);

test.skipIf(!testEngines.includes('postgres'))(
  'a process that cannot hear the others says so, and hears them again when it can',
  async () => {
    const { url, remove } = await createTestDatabase('postgres');
    cleanups.push(remove);
    const [here, there] = [await openProcess(url), await openProcess(url)];
    await expect.poll(there.isHearing).toBe(true);
    const lost = expect.poll(there.isHearing, { interval: 5 }).toBe(false);
    await cutOthers(here.db);
    await lost;
    await expect.poll(there.isHearing).toBe(true);
    await insert(here.db, 'one');
    await expect.poll(() => there.heard).toHaveLength(1);
  },
);

/** As a server that restarts does to every connection but this one. */
async function cutOthers(db: Db): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}
