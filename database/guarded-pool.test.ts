import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { makeReadOnly } from '#tests/support/read-only-database.ts';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { type Db, loadOf, openDatabase } from './connect.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function open(limits: { maxSilenceMs?: number } = {}) {
  const database = await createTestDatabase('postgres');
  cleanups.push(database.remove);
  const proxy = await startDatabaseProxy(database.url);
  cleanups.push(proxy.stop);
  const db = await openDatabase(proxy.url, limits);
  cleanups.push(() => db.destroy());
  return { db, proxy, url: database.url };
}

const ask = (db: Db) => sql`select 1`.execute(db);
const write = (db: Db, slug: string) =>
  db.insertInto('topLevelSlugs').values({ slug, entity: 'product', recordId: 1 }).execute();

describe.skipIf(!testEngines.includes('postgres'))('a connection to PostgreSQL', () => {
  test('that falls silent fails what was asked over it, and those of its age are not used again', async () => {
    const { db, proxy } = await open({ maxSilenceMs: 200 });
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.1)`.execute(db)));
    await proxy.become('silent');
    await expect(ask(db)).rejects.toMatchObject({ code: 'unavailable' });
    const failing = db.transaction().execute((trx) => write(trx, 'one'));
    await expect(failing).rejects.toMatchObject({ code: 'unavailable' });
    await proxy.become('open');
    // Four more were made before the silence.
    for (let count = 0; count < 5; count += 1) await ask(db);
    await write(db, 'one');
  });

  test('on which the server is still at work is waited for', async () => {
    const { db } = await open({ maxSilenceMs: 50 });
    await sql`select pg_sleep(0.6)`.execute(db);
  });

  test('that may only read fails what is written, and whoever writes once it may gets a new one', async () => {
    const { db, proxy, url } = await open();
    const makeWritable = await makeReadOnly(url);
    cleanups.push(makeWritable);
    // As after a failover: every connection is made anew.
    await proxy.become('closed');
    await proxy.become('open');
    await expect(write(db, 'one')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('only be read'),
    });
    expect(loadOf(db).isReadOnly).toBe(true);
    await ask(db);
    await makeWritable();
    await write(db, 'one').catch(() => {});
    await write(db, 'two');
    expect(loadOf(db).isReadOnly).toBe(false);
  });
});
