import { afterEach, expect, test } from 'vitest';
import { openDatabase, rowChangesOf } from '#database/connect.ts';
import { shareChanges } from '#database/shared-changes.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { storedTables } from './open-stored-responses.ts';

const openApi = createApiOpener();
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A process of its own, as far as the others can tell. */
async function openProcess(url: string) {
  const db = await openDatabase(url);
  const api = await openApi(db);
  const sharing = shareChanges(rowChangesOf(db), {
    ...{ url, tables: storedTables },
    onHearing: (isHearing) => (isHearing ? api.stored.open() : api.stored.close()),
  });
  cleanups.push(() => db.destroy(), sharing.stop);
  const ask = await askThroughPort(api.app);
  const isKept = async (path: string) => (await ask(path)).headers['server-timing'] === 'cache;desc=hit';
  return { api, ask, isKept };
}

test.skipIf(!testEngines.includes('postgres'))(
  'what one process writes drops what another has kept, and nothing else of it',
  async () => {
    const { url, remove } = await createTestDatabase('postgres');
    cleanups.push(remove);
    const [here, there] = [await openProcess(url), await openProcess(url)];
    const { id: category } = await here.api.records.category({ name: 'Dawn' });
    const onyx = await here.api.records.product({ name: 'Onyx', category });
    await here.api.records.product({ name: 'Slate', category });
    for (const path of ['/api/products/onyx', '/api/products/slate']) {
      await expect.poll(() => there.isKept(path)).toBe(true);
    }
    const { products } = here.api.services;
    await products.update({ id: onyx.id, changes: { description: 'Honey' }, author });
    const shown = async () => (await there.ask('/api/products/onyx')).text;
    await expect.poll(shown, { interval: 5 }).toContain('Honey');
    expect(await there.isKept('/api/products/slate')).toBe(true);
  },
);
