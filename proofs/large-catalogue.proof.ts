import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { productEntity } from '#content/entities/product/product.entity.ts';
import type { Db } from '#database/connect.ts';
import { sortKeyOf } from '#database/sort-key.ts';
import { openBuiltPages } from '#server/pages/built-pages.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { openInbox, sendOneOfEach } from '#tests/support/inbox-api.ts';
import { watchResults } from '#tests/support/largest-result.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '..'));
const rowsAtOnce = 500;
/** Values that are received at once without anybody having to wait for it. */
const noPause = 20_000;
const at = '2026-05-01T10:00:00.000Z';

describeOnBothEngines('With thousands of stones, articles and pictures', (openDb) => {
  let largest = () => 0;
  let longest = () => 0;
  const watch = (db: Db) => {
    const watched = watchResults(db);
    ({ largest, longestOfRecords: longest } = watched);
    return watched.db;
  };
  const openApi = createApiOpener({ pages, watch });
  let site: ApiUnderTest;
  let category: number;

  beforeEach(async () => {
    site = await openApi(await openDb());
    ({ id: category } = await site.records.category({ name: 'Dawn', slug: 'dawn' }));
  });

  test('a list that is asked for whole is read in parts, and ends where pages go on', async () => {
    await insertStones(10_050);
    const whole = await site.app.inject('/api/products');
    const records = whole.json() as { name: string }[];
    expect(records).toHaveLength(10_000);
    expect(records[9_999]?.name).toBe('Stone 9999');
    expect(whole.headers['x-total-count']).toBe('10050');
    expect(whole.headers.link).toContain('</api/products?page=51&per_page=200>; rel="next"');
    const chosen = (await site.app.inject('/api/products?fields=name&search=stone')).json();
    expect(chosen).toHaveLength(10_000);
    expect(chosen[7_777]).toEqual({ name: 'Stone 7777' });
    for (const word of ['s', 'st', 'stone']) {
      const page = await site.app.inject(`/api/products?search=${word}&page=500&per_page=20`);
      const last = (page.json() as { name: string }[]).at(-1);
      expect([last?.name, page.headers['x-total-count']]).toEqual(['Stone 9999', '10050']);
    }
    // Their ids; of the records no more than a piece has.
    expect(largest()).toBeLessThanOrEqual(10_000);
  }, 120_000);

  test('the grid receives its cells in pieces, and so does the inbox what it is exported from', async () => {
    const many = 3_000;
    await insertStones(many);
    await insertEnquiries(many);
    const headers = await site.signIn();
    const grid = (await site.app.inject({ url: '/api/products/cells?columns=name', headers })).json();
    expect([grid.columns, grid.rows.length]).toEqual([['name'], many]);
    expect(grid.rows[many - 1]).toMatchObject({ version: 1, cells: [`Stone ${many - 1}`] });
    const table = await site.app.inject({ url: '/api/inbox/export', headers });
    expect(table.body.match(/ann@buyer\.example/g)).toHaveLength(many);
    expect(longest()).toBeLessThanOrEqual(500);
    const exported = { entity: productEntity, query: {}, columns: ['name'] };
    const lengths: number[] = [];
    for await (const rows of site.services.exports.cells(exported)) lengths.push(rows.length);
    expect(lengths).toEqual(Array.from({ length: many / 100 }, () => 100));
  }, 60_000);

  test('a list that is asked for whole and is short is whole, and has no other pages', async () => {
    await insertStones(201);
    const whole = await site.app.inject('/api/products');
    expect(whole.json()).toHaveLength(201);
    expect(whole.headers.link).toBeUndefined();
    const again = await site.app.inject('/api/products?sort=name');
    expect(again.headers.etag).not.toBe(whole.headers.etag);
    expect((await site.app.inject('/api/products')).headers.etag).toBe(whole.headers.etag);
  }, 60_000);

  test('an import finds its pictures without reading the library at once', async () => {
    await insertFiles(6_000);
    const rows = [{ name: 'Onyx', description: 'Green.', category: 'dawn', main_image: 'picture-5999.webp' }];
    const response = await site.app.inject({
      ...{ method: 'POST', url: '/api/products/import', payload: { rows }, headers: await site.signIn() },
    });
    expect(response.json()).toMatchObject({ create: 1, errors: [] });
    const { main_image: picture } = (await site.app.inject('/api/products/onyx')).json();
    expect(picture).toBe('/uploads/products/picture-5999.webp');
    expect(largest()).toBeLessThan(noPause);
  }, 60_000);

  test('sizes of pictures that are made ahead are looked up in parts', async () => {
    await insertFiles(6_000);
    const isIdle = () => true;
    await site.services.variants.prewarm({ isIdle, untilIdle: () => site.services.variants.stop() });
    expect(largest()).toBeLessThan(noPause);
  }, 60_000);

  test('the journal shows 24 articles a page', async () => {
    await insertArticles(60);
    const [first, last] = [await read('/blog/'), await read('/blog/?page=3')];
    expect(titlesIn(first)).toEqual(Array.from({ length: 24 }, (_, index) => `Article ${59 - index}`));
    expect(first).toContain('rel="next"');
    expect(titlesIn(last)).toHaveLength(12);
    expect(last).toMatch(/<link[^>]+rel="canonical"[^>]+\/blog\/\?page=3"/);
    expect((await site.app.inject('/blog/?page=4')).statusCode).toBe(404);
  }, 60_000);

  test("an author's articles have pages of their own", async () => {
    await insertArticles(60, { author: 'Ira Vale' });
    const second = await read('/blog/?author=Ira+Vale&page=2');
    expect(titlesIn(second)[0]).toBe('Article 35');
    expect(second).toMatch(/<link[^>]+rel="canonical"[^>]+\/blog\/\?author=Ira\+Vale&amp;page=2"/);
    const nobody = await site.app.inject('/blog/?author=Nobody');
    expect([nobody.statusCode, nobody.headers.location]).toEqual([302, '/blog/']);
  }, 60_000);

  test("a collection's page counts its stones where they are kept", async () => {
    await insertStones(1_000);
    expect(await read('/products/dawn/')).toContain('1000');
    expect(largest()).toBeLessThan(1_000);
  }, 60_000);

  async function read(path: string): Promise<string> {
    const response = await site.app.inject(path);
    expect(response.statusCode).toBe(200);
    return response.body;
  }

  function insertStones(count: number) {
    return insertMany(site.db, 'products', count, (number) => ({
      ...{ name: `Stone ${number}`, nameSort: sortKeyOf(`Stone ${number}`), slug: `stone-${number}` },
      ...{ description: 'A stone.', searchText: `stone ${number}`, categoryId: category },
      ...{ origin: number % 2 ? 'Italy' : 'India', position: number, published: 1 },
      ...{ createdAt: at, updatedAt: at },
    }));
  }

  function insertArticles(count: number, values: { author?: string } = {}) {
    return insertMany(site.db, 'blogPosts', count, (number) => ({
      ...{ title: `Article ${number}`, titleSort: sortKeyOf(`Article ${number}`), slug: `article-${number}` },
      ...{ excerpt: 'About it.', content: '<p>Words.</p>', published: 1, ...values },
      date: new Date(Date.parse(at) + number * 60_000).toISOString(),
      ...{ createdAt: at, updatedAt: at },
    }));
  }

  /** As one that was sent, again and again. */
  async function insertEnquiries(count: number) {
    await openInbox(site, site.db).then(sendOneOfEach);
    const enquiry = await site.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    const items = site.db.selectFrom('inboxItems').selectAll().where('form', '=', 'enquiry');
    const item = await items.executeTakeFirstOrThrow();
    const start = 1_000;
    await insertMany(site.db, 'enquiries', count - 1, (number) => ({ ...enquiry, id: start + number }));
    await insertMany(site.db, 'inboxItems', count - 1, (number) => ({
      ...{ ...item, id: start + number, recordId: start + number },
    }));
  }

  function insertFiles(count: number) {
    return insertMany(site.db, 'mediaFiles', count, (number) => ({
      ...{ path: `/uploads/products/picture-${number}.webp`, originalName: `picture-${number}.webp` },
      ...{ mime: 'image/webp', bytes: 1, sha256: String(number), width: 1600, height: 1200, createdAt: at },
    }));
  }
});

/** The titles of the articles that a page lists, in the order of their dates. */
function titlesIn(html: string): string[] {
  const titles = new Set([...html.matchAll(/Article \d+(?=<)/g)].map(([title]) => title));
  return [...titles].sort((one, other) => Number(other.split(' ')[1]) - Number(one.split(' ')[1]));
}

/** Rows as they lie in the database, past the services: making thousands through those would take minutes. */
async function insertMany(
  db: Db,
  table: 'products' | 'blogPosts' | 'mediaFiles' | 'enquiries' | 'inboxItems',
  count: number,
  rowOf: (number: number) => object,
): Promise<void> {
  for (let start = 0; start < count; start += rowsAtOnce) {
    const size = Math.min(rowsAtOnce, count - start);
    const rows = Array.from({ length: size }, (_, index) => rowOf(start + index));
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}
