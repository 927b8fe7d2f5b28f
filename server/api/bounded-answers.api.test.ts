import { beforeEach, describe, expect, test } from 'vitest';
import { readChoice } from '#content/search/catalogue-parameters.shared.ts';
import { sortKeyOf } from '#database/sort-key.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const many = 130;
const at = '2026-05-01T10:00:00.000Z';
const picture = '/uploads/products/a.webp';
/** Every list of the back office that comes page by page. */
const lists = [
  ...['products', 'blog', 'categories', 'gallery', 'social', 'images', 'inbox', 'enquiries', 'messages'],
  ...['trash', 'feedback', 'newsletter', 'activity', 'redirects', 'not-found', 'checks', 'log'],
];

describe('However much there is,', () => {
  const openDb = createDatabaseOpener('sqlite');
  const openApi = createApiOpener();
  let site: ApiUnderTest;
  let headers: { authorization: string };

  beforeEach(async () => {
    site = await openApi(await openDb());
    headers = await site.signIn();
  });

  test('a page has two hundred entries, and there are a million pages', async () => {
    const refused = await Promise.all(
      lists.map(async (list) => [list, await errorsOf(`${list}?page=1&per_page=201`)]),
    );
    const error = expect.stringMatching(/per_page/);
    expect(Object.fromEntries(refused)).toEqual(
      Object.fromEntries(lists.map((list) => [list, { per_page: error }])),
    );
    expect(await errorsOf('products?page=1000001')).toEqual({ page: expect.stringMatching(/page/) });
  });

  test('two hundred characters are searched, and names of fields fill two thousand', async () => {
    const tooLong = 'At most 200 characters';
    expect(await errorsOf(`products?search=${'x'.repeat(201)}`)).toEqual({ search: tooLong });
    expect(await errorsOf(`products?fields=${'name,'.repeat(500)}name`)).toHaveProperty('fields');
    const typed = new URLSearchParams({ q: 'x'.repeat(300), origin: 'y'.repeat(121) });
    for (let number = 0; number < 40; number += 1) typed.append('finish', `Finish ${number}`);
    const { query, narrowing } = readChoice(typed);
    expect([query.length, narrowing.finish?.length, narrowing.origin]).toEqual([200, 30, undefined]);
  });

  test('one call names so many records and rows at most', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const atMost = (count: number, things: string) => `At most ${count} ${things}`;
    const order = await errorsOf('products/order', { method: 'PUT', payload: { ids: ids(5_001) } });
    expect(order).toEqual({ ids: atMost(5_000, 'records at once') });
    const bulk = { action: 'publish', ids: ids(1_001) };
    expect(await errorsOf('products/bulk', { payload: bulk })).toEqual({
      ids: atMost(1_000, 'records at once'),
    });
    const dismissed = await errorsOf('schedule/delays/dismiss', { payload: { ids: ids(1_001) } });
    expect(dismissed).toEqual({ ids: atMost(1_000, 'at once') });
    const links = ids(501).map((number) => `/page-${number}/`);
    expect(await errorsOf('checks/facts', { payload: { links } })).toHaveProperty('links');
    expect(await errorsOf('statistics/stones?limit=501')).toHaveProperty('limit');
  });

  test('of what has a word twenty are gone to, and of what lacks a picture ten are named', async () => {
    await insertStones({});
    expect((await get('search?q=onyx')).length).toBe(20);
    const { total, records } = await get('without-picture');
    const stones = records.filter(({ path }: { path: string }) => path === 'products');
    // Their collection has none either.
    expect([total, stones.length]).toEqual([many + 1, 10]);
    const choice = { query: '', narrowing: { colour: ['nothing'] }, page: 1, perPage: 24 };
    const { total: found, nearest } = await site.services.catalogue.search(choice);
    expect([found, nearest.length]).toEqual([0, 6]);
  });

  test('of the places of a picture twenty are named in a page, and a hundred of one alone', async () => {
    await insertStones({ mainImage: picture });
    await insertFile();
    await insertUses();
    const [first] = await get('images?page=1&per_page=5');
    expect(first.usage).toHaveLength(20);
    const one = await get('images/products/a.webp');
    expect([one.usage.length, one.usageCount ?? one.usage_count]).toEqual([100, many]);
  });

  test('the trash that is asked for whole ends after ten thousand', async () => {
    await insertStones({ deletedAt: at, deletedBy: 'admin' }, 10_010);
    expect(await get('trash')).toHaveLength(10_000);
  });

  async function get(path: string) {
    const response = await site.app.inject({ url: `/api/${path}`, headers });
    expect([path, response.statusCode]).toEqual([path, 200]);
    return response.json();
  }

  async function errorsOf(
    path: string,
    { method = 'POST', payload }: { method?: 'POST' | 'PUT'; payload?: object } = {},
  ): Promise<object> {
    const sent = payload ? { method, payload } : {};
    const response = await site.app.inject({ url: `/api/${path}`, headers, ...sent });
    expect([path, response.statusCode]).toEqual([path, 400]);
    return response.json().errors;
  }

  /** Rows as they lie in the database, past the services. */
  async function insertStones(values: object, count = many): Promise<void> {
    const { id: categoryId } = await site.records.category();
    for (let start = 0; start < count; start += 1_000) {
      const rows = Array.from({ length: Math.min(1_000, count - start) }, (_, index) => {
        const name = `Onyx ${start + index}`;
        return {
          ...{
            name,
            nameSort: sortKeyOf(name),
            slug: `onyx-${start + index}`,
            searchText: name.toLowerCase(),
          },
          ...{ description: 'A stone.', position: start + index, published: 1, categoryId },
          ...{ availability: 'Available', createdAt: at, updatedAt: at, ...values },
        };
      });
      await site.db
        .insertInto('products')
        .values(rows as never)
        .execute();
    }
  }

  async function insertFile(): Promise<void> {
    const file = { path: picture, mime: 'image/webp', bytes: 100, sha256: 'a', width: 10, height: 10 };
    await site.db
      .insertInto('mediaFiles')
      .values({ ...file, originalName: 'a.webp', searchText: 'a.webp', createdAt: at } as never)
      .execute();
  }

  async function insertUses(): Promise<void> {
    const stones = await site.db.selectFrom('products').select(['id', 'name']).execute();
    const uses = stones.map(({ id, name }) => ({
      ...{ kind: 'product', key: String(id), field: 'mainImage', position: 0, path: picture, origin: '' },
      ...{ name: String(name), trashed: 0 },
    }));
    await site.db
      .insertInto('uploadUses')
      .values(uses as never)
      .execute();
  }
});
