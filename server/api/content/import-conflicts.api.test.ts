import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import type { LibraryUnderTest } from '#tests/support/library-api.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { createSpreadsheetOpener } from '#tests/support/spreadsheets.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('an administrator who changes many records at once', (openDb) => {
  const openSheets = createSpreadsheetOpener({ hasCategory: true });
  let db: Db;
  let library: LibraryUnderTest;

  beforeEach(async () => {
    db = await openDb();
    ({ library } = await openSheets(db));
  });

  async function send({ request }: LibraryUnderTest, rows: object[], id: string = crypto.randomUUID()) {
    const response = await request('POST', `/api/products/import?id=${id}`, { rows });
    return { status: response.statusCode, body: response.json() };
  }

  async function addStones() {
    const { products } = library.api.records;
    const category = await library.api.records.categories.get({ reader: 'administrator', key: 'dawn' });
    const add = (name: string) => library.api.records.product({ name, category: category.id, price: '40' });
    const stones = [await add('Onyx'), await add('Jade')] as const;
    const prices = () => Promise.all(stones.map(async ({ id }) => (await products.getById(id)).price));
    return { stones, prices };
  }

  test('is refused where somebody else has changed one of them since, and nothing is stored', async () => {
    const { stones, prices } = await addStones();
    const rows = stones.map(({ id, version }) => ({ id, version, price: '50' }));
    const [, jade] = stones;
    await library.api.records.products.update({ id: jade.id, changes: { price: '45' }, author: testAuthor });
    const refused = await send(library, rows);
    expect([refused.status, refused.body.errors]).toMatchObject([409, [{ row: 2 }]]);
    expect(await prices()).toEqual(['40', '45']);
  });

  test('changes them once, however often the same change arrives, and wherever', async () => {
    const { stones, prices } = await addStones();
    const rows = stones.map(({ id }) => ({ id, price: '50' }));
    const id = crypto.randomUUID();
    expect((await send(library, rows, id)).status).toBe(200);
    for (const { id: stone } of stones) {
      await library.api.records.products.update({ id: stone, changes: { price: '60' }, author: testAuthor });
    }
    const { library: another } = await openSheets(db);
    for (const place of [library, another]) {
      const again = await send(place, rows, id);
      expect([again.status, again.body.message]).toEqual([409, 'This import has been sent already.']);
    }
    const told = await another.request('GET', `/api/imports/${id}`);
    expect(told.json()).toMatchObject({ state: 'done', result: { change: 2 } });
    expect(await prices()).toEqual(['60', '60']);
  });
});
