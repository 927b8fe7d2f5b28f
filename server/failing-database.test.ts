import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { makeReadOnly } from '#tests/support/read-only-database.ts';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { watchForWrites } from './jobs/write-watch.ts';
import { openMigrated } from './open-database.ts';

const openApi = createApiOpener();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function openSite() {
  const database = await createTestDatabase('postgres');
  cleanups.push(database.remove);
  const proxy = await startDatabaseProxy(database.url);
  cleanups.push(proxy.stop);
  const db = await openDatabase(proxy.url, { maxSilenceMs: 300 });
  cleanups.push(() => db.destroy());
  const api = await openApi(db);
  const headers = await api.signIn();
  let count = 0;
  return {
    ...{ db, proxy, url: database.url },
    read: (path: string) => api.app.inject({ url: path }),
    write() {
      count += 1;
      const payload = { name: `Dawn ${count}`, description: 'Warm' };
      return api.app.inject({ method: 'POST', url: '/api/categories', headers, payload });
    },
  };
}

describe.skipIf(!testEngines.includes('postgres'))('a site whose PostgreSQL', () => {
  test('can only be read shows pages, answers who writes with 503 and why, and takes writes again by itself', async () => {
    const { db, proxy, url, read, write } = await openSite();
    const told: boolean[] = [];
    cleanups.push(watchForWrites(db, { onChange: (isReadOnly) => told.push(isReadOnly), everyMs: 20 }));
    expect((await write()).statusCode).toBe(201);
    const makeWritable = await makeReadOnly(url);
    cleanups.push(makeWritable);
    await proxy.become('closed');
    await proxy.become('open');

    const readOnly =
      'The site can only be read right now, so nothing was stored. Please try again in a moment.';
    // Whoever comes first finds out that connections are gone.
    await expect.poll(async () => (await write()).json().message).toBe(readOnly);
    const refused = await write();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await read('/api/categories')).statusCode).toBe(200);
    const warning = 'The database can only be read at the moment; nothing can be stored.';
    const ready = await read('/api/ready');
    expect([ready.statusCode, ready.json()]).toMatchObject([200, { status: 'ready', warning }]);
    expect(await read('/api/health')).toMatchObject({ statusCode: 503 });
    await expect(openMigrated(url)).rejects.toThrow(
      'DATABASE_URL cannot be used: it can only be read (default_transaction_read_only is on)',
    );

    await makeWritable();
    await expect.poll(async () => (await read('/api/ready')).json().warning).toBeUndefined();
    expect((await write()).statusCode).toBe(201);
    expect((await read('/api/health')).statusCode).toBe(200);
    expect(told).toEqual([true, false]);
  });

  test('falls silent answers 503 in bounded time, and everybody again once it is back', async () => {
    const { proxy, read, write } = await openSite();
    await proxy.become('silent');
    const [reading, writing] = await Promise.all([read('/api/categories'), write()]);
    expect([reading.statusCode, writing.statusCode]).toEqual([503, 503]);
    expect(writing.json().message).toBe(
      'The site cannot answer this right now. Please try again in a moment.',
    );
    await proxy.become('open');
    expect((await read('/api/categories')).statusCode).toBe(200);
    expect((await write()).statusCode).toBe(201);
  });
});
