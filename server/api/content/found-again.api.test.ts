import { beforeEach, expect, test } from 'vitest';
import type { ImageRecord } from '#media/library/image-record.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { watchResults } from '#tests/support/largest-result.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const at = '2026-05-01T10:00:00.000Z';
const many = 1_100;
const pathOf = (number: number) => `/uploads/products/${number}.webp`;

describeOnOneEngine('What is found once and kept', (openDb) => {
  let longest = () => 0;
  const openApi = createApiOpener({
    watch: (db) => {
      const watched = watchResults(db);
      ({ longest } = watched);
      return watched.db;
    },
  });
  let site: ApiUnderTest;
  let headers: { authorization: string };

  beforeEach(async () => {
    site = await openApi(await openDb());
    headers = await site.signIn();
  });

  test('a page of words shows at once what is written, renamed and deleted', async () => {
    const { id: category } = await site.records.category();
    const stone = (name: string) => site.records.product({ name, category });
    const find = async () => {
      const found = await get('products?search=onyx&sort=name&page=1&per_page=2');
      return found.map(({ name }: { name: string }) => name);
    };
    const first = await stone('Black Onyx');
    await stone('White Onyx');
    expect([await find(), await find()]).toEqual([
      ['Black Onyx', 'White Onyx'],
      ['Black Onyx', 'White Onyx'],
    ]);
    await stone('Green Onyx');
    expect(await find()).toEqual(['Black Onyx', 'Green Onyx']);
    await site.records.products.update({ id: first.id, changes: { name: 'Yellow Onyx' }, author });
    expect(await find()).toEqual(['Green Onyx', 'White Onyx']);
    await site.records.products.trash({ id: first.id, author });
    expect(await find()).toEqual(['Green Onyx', 'White Onyx']);
    expect(await get('products?search=onyx&sort=name&page=2&per_page=2')).toEqual([]);
  });

  test('a page far on in a list shows at once what is written and deleted before it', async () => {
    const { id: category } = await site.records.category();
    await insertStones(1_002, category);
    const find = async () =>
      (await get('products?page=1001&per_page=1&sort=name')).map(({ name }: { name: string }) => name);
    expect([await find(), await find()]).toEqual([['Onyx 2000'], ['Onyx 2000']]);
    const { id } = await site.records.product({ name: 'Black Onyx', category });
    expect(await find()).toEqual(['Onyx 1999']);
    await site.records.products.trash({ id, author });
    expect(await find()).toEqual(['Onyx 2000']);
  });

  test('the pictures that are used are at once those that a record has come to show', async () => {
    await insertFiles(3);
    const { id: category } = await site.records.category();
    const used = async () =>
      (await get('images?usage=used&sort=filename&order=asc&page=1&per_page=5')).map(
        ({ path }: ImageRecord) => path,
      );
    expect(await used()).toEqual([]);
    const { id } = await site.records.product({ category, mainImage: pathOf(1) });
    expect(await used()).toEqual([pathOf(1)]);
    await site.records.products.update({ id, changes: { mainImage: pathOf(2) }, author });
    expect(await used()).toEqual([pathOf(2)]);
    expect(await get('images?usage=unused&page=1&per_page=5')).toHaveLength(2);
  });

  test('of many used pictures no list is kept, but a page of them read', async () => {
    await insertFiles(many);
    await insertUses(many);
    expect(await get('images?usage=used&page=1&per_page=5')).toHaveLength(5);
    expect(longest()).toBe(1_001);
  }, 60_000);

  test('of many copies no list is kept either', async () => {
    await insertFiles(many);
    expect(await get('images?list=duplicates&page=1&per_page=5')).toHaveLength(5);
    expect(longest()).toBe(501);
  }, 60_000);

  async function get(path: string) {
    const response = await site.app.inject({ url: `/api/${path}`, headers });
    expect([path, response.statusCode]).toEqual([path, 200]);
    return response.json();
  }

  /** Rows as they lie in the database, each file a copy of its neighbour. */
  async function insertFiles(count: number): Promise<void> {
    const files = Array.from({ length: count }, (_, number) => ({
      ...{ path: pathOf(number), mime: 'image/webp', bytes: 100, width: 10, height: 10, createdAt: at },
      ...{ sha256: String(number >> 1), originalName: `${number}.webp`, searchText: `${number}.webp` },
    }));
    await site.db
      .insertInto('mediaFiles')
      .values(files as never)
      .execute();
  }

  async function insertStones(count: number, categoryId: number): Promise<void> {
    const stones = Array.from({ length: count }, (_, number) => ({
      ...{ name: `Onyx ${1_000 + number}`, nameSort: `onyx ${1_000 + number}`, slug: `onyx-${number}` },
      ...{ categoryId, searchText: 'onyx', published: 1, position: number, createdAt: at, updatedAt: at },
    }));
    await site.db
      .insertInto('products')
      .values(stones as never)
      .execute();
  }

  async function insertUses(count: number): Promise<void> {
    const uses = Array.from({ length: count }, (_, number) => ({
      ...{ kind: 'product', key: String(number), field: 'mainImage', position: 0, path: pathOf(number) },
      ...{ origin: '', name: 'Onyx', trashed: 0 },
    }));
    await site.db
      .insertInto('uploadUses')
      .values(uses as never)
      .execute();
  }
});
