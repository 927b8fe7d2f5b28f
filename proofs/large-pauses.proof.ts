import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Db } from '#database/connect.ts';
import { sortKeyOf } from '#database/sort-key.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { watchResults } from '#tests/support/largest-result.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const many = 2_000;
const rowsAtOnce = 500;
const at = '2026-05-01T10:00:00.000Z';

describeOnBothEngines('While much is looked through, others are answered in between:', (openDb) => {
  let longest = () => 0;
  const openApi = createApiOpener({
    watch: (db) => {
      const watched = watchResults(db);
      ({ longest } = watched);
      return watched.db;
    },
  });
  afterEach(() => vi.restoreAllMocks());

  test('the check of the whole site reads some hundred records at a time, and gives way after each', async () => {
    const site = await openApi(await openDb());
    await insertStones(site.db, await site.records.category());
    // As if every record took as long as a part may take.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 10;
      return now;
    });
    const { result, turns } = await countTurns(() =>
      site.services.checks.report({ search: '', page: 1, perPage: 20 }),
    );
    expect(result.total).toBe(many + 1);
    // When it is looked through, and when it is judged.
    expect(turns).toBeGreaterThanOrEqual(2 * many);
    expect(longest()).toBeLessThanOrEqual(rowsAtOnce);
  });

  test('statistics of stones are added up some hundred at a time', async () => {
    const site = await openApi(await openDb());
    await insertStones(site.db, await site.records.category());
    await insertEnquiries(site.db);
    const { result, turns } = await countTurns(() => site.services.reports.stones({ period: '12m' }));
    expect(result.rows).toHaveLength(many);
    // What they are about, whose names they are, and what they come to.
    expect(turns).toBeGreaterThanOrEqual((3 * many) / 200);
  });
});

/** How many times whoever waits for the main thread had it meanwhile. */
async function countTurns<T>(work: () => Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0;
  let isOver = false;
  const waiting = (async () => {
    for (; !isOver; turns += 1) await setImmediate();
  })();
  const result = await work();
  isOver = true;
  await waiting;
  return { result, turns };
}

function insertStones(db: Db, category: { id: number }): Promise<void> {
  return insertMany(db, 'products', (number) => {
    const name = `Stone ${number}`;
    return {
      ...{ name, nameSort: sortKeyOf(name), searchText: name.toLowerCase(), slug: `stone-${number}` },
      ...{ description: 'Short.', categoryId: category.id, position: number, createdAt: at, updatedAt: at },
      ...{ published: 1, availability: 'Available' },
    };
  });
}

function insertEnquiries(db: Db): Promise<void> {
  const createdAt = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  return insertMany(db, 'enquiries', (number) => ({
    ...{ fullName: 'A buyer', email: '', phone: '', phoneCountry: '', whatsappNumber: '', city: '' },
    ...{
      whatsappCountry: '',
      product: `Stone ${number}`,
      quantity: '',
      quantityUnit: '',
      utmSource: '',
      formType: 'main',
    },
    ...{ sourcePage: '/contact/', createdAt },
  }));
}

/** Rows as they lie in the database, past the services. */
async function insertMany(
  db: Db,
  table: 'products' | 'enquiries',
  rowOf: (number: number) => object,
): Promise<void> {
  for (let start = 0; start < many; start += rowsAtOnce) {
    const rows = Array.from({ length: rowsAtOnce }, (_, index) => rowOf(start + index));
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}
