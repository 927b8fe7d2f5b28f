import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';

const openApi = createApiOpener();
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function createDatabase(): Promise<string> {
  const { url, remove } = await createTestDatabase('postgres');
  cleanups.push(remove);
  return url;
}

async function openProxy(url: string): Promise<DatabaseProxy> {
  const proxy = await startDatabaseProxy(url);
  cleanups.push(proxy.stop);
  return proxy;
}

/** A process of its own, as far as the others can tell. */
async function openProcess(url: string) {
  const db = await openDatabase(url);
  const api = await openApi(db);
  cleanups.push(() => db.destroy());
  const ask = await askThroughPort(api.app);
  const isKept = async (path: string) => (await ask(path)).headers['server-timing'] === 'cache;desc=hit';
  return { api, ask, isKept };
}

const onyx = '/api/products/onyx';
/** Two processes, of which the second has two stones in memory. */
async function openTwo(urls: { here: string; there: string }) {
  const here = await openProcess(urls.here);
  const there = await openProcess(urls.there);
  const { id: category } = await here.api.records.category({ name: 'Dawn' });
  const { id } = await here.api.records.product({ name: 'Onyx', category });
  await here.api.records.product({ name: 'Slate', category });
  for (const path of [onyx, '/api/products/slate']) {
    await expect.poll(() => there.isKept(path)).toBe(true);
  }
  const describeAs = (description: string) =>
    here.api.services.products.update({ id, changes: { description }, author });
  const shown = async () => (await there.ask(onyx)).text;
  return { here, there, describeAs, shown };
}

describe.skipIf(!testEngines.includes('postgres'))('one of several processes', () => {
  test('shows soon what another has written, and keeps it until the next write', async () => {
    const url = await createDatabase();
    const { there, describeAs, shown } = await openTwo({ here: url, there: url });
    for (const description of ['Honey', 'Amber', 'Smoke']) {
      await describeAs(description);
      await expect.poll(shown).toContain(description);
    }
    expect(await there.isKept(onyx)).toBe(true);
  });

  test('goes on showing what it has when its database is away, and what is new once it is back', async () => {
    const url = await createDatabase();
    const database = await openProxy(url);
    const { there, describeAs, shown } = await openTwo({ here: url, there: database.url });
    await database.become('closed');
    await expect.poll(() => there.isKept(onyx)).toBe(true);
    expect((await there.ask('/api/blog')).status).toBe(503);
    const update = there.api.services.products.update({ id: 1, changes: { description: 'No' }, author });
    await expect(update).rejects.toMatchObject({ code: 'unavailable' });
    await describeAs('Honey');
    await database.become('open');
    await expect.poll(shown, { timeout: 10_000 }).toContain('Honey');
    await expect.poll(() => there.isKept(onyx)).toBe(true);
  });
});
