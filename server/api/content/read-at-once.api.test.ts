import { describe, expect, test } from 'vitest';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { deleteRevisionsBefore } from '#content/kit/old-traces.repository.ts';
import { findRecords } from '#content/kit/record-reader.repository.ts';
import { createCatalogueService } from '#content/search/catalogue.service.ts';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { listAllRedirects } from '#publishing/redirects/redirect-list.ts';
import { exportRedirects } from '#publishing/redirects/redirects.service.ts';
import { findCollections } from '#statistics/stones.repository.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { watchResults } from '#tests/support/largest-result.ts';
import { insertRedirects, insertStones } from '#tests/support/many-rows.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const at = '2026-05-01T10:00:00.000Z';
const publicUrl = 'https://stone.example';

describe('However much there is, so many rows are read at once:', () => {
  const openDb = createDatabaseOpener('sqlite');
  let longest = () => 0;
  const watch = (db: Db) => {
    const watched = watchResults(db);
    ({ longestOfRecords: longest } = watched);
    return watched.db;
  };
  const openApi = createApiOpener({ watch });

  test('two hundred for a list that is asked for whole, and for the check of the site', async () => {
    const site = await openApi(await openDb());
    const headers = await site.signIn();
    await insertStones(site, { count: 430 });
    expect((await site.app.inject({ url: '/api/products', headers })).json()).toHaveLength(430);
    expect(longest()).toBe(200);
    await site.services.checks.report({ page: 1, perPage: 1, search: '' });
    expect(longest()).toBe(200);
  });

  test('five hundred for records that are named; the search reads no text of more', async () => {
    const site = await openApi(await openDb());
    await insertStones(site, { count: 520 });
    const db = watch(site.db);
    const ids = (await site.db.selectFrom('products').select('id').execute()).map(({ id }) => Number(id));
    const query = { reader: 'administrator', ids } as const;
    expect(await findRecords(db, productEntity, query)).toHaveLength(520);
    expect(longest()).toBe(500);
    const other = watch(site.db);
    const search = { query: '', narrowing: {}, page: 1, perPage: 1 };
    await createCatalogueService(other, { findSynonyms: async () => [] }).search(search);
    expect(longest()).toBe(520);
  });

  test('five hundred values for one statement', async () => {
    const lengths: number[] = [];
    const values = Array.from({ length: 1_001 }, (_, number) => number);
    await inChunks(values, async (some) => {
      lengths.push(some.length);
      return [];
    });
    expect(lengths).toEqual([500, 500, 1]);
  });

  test('five hundred versions that are too old', async () => {
    const plain = await openDb();
    const version = { username: 'ann', entity: 'product', action: 'updated', record: '{}', createdAt: at };
    const rows = Array.from({ length: 600 }, (_, number) => ({ ...version, recordId: number, version: 1 }));
    await plain.insertInto('revisions').values(rows).execute();
    const limit = { before: '2026-06-01T00:00:00.000Z', keepNewest: 0 };
    expect(await deleteRevisionsBefore(watch(plain), limit)).toBe(600);
    expect(longest()).toBe(500);
  });

  test('five hundred redirects where each is looked at, a thousand where they are written down', async () => {
    const plain = await openDb();
    await insertRedirects(plain, { count: 1_100, target: '/nowhere/' });
    const query = { search: '', kind: undefined, broken: true, page: 1, perPage: 20 };
    expect((await listAllRedirects(watch(plain), query, publicUrl)).total).toBe(1_100);
    expect(longest()).toBe(500);
    const texts: string[] = [];
    for await (const text of exportRedirects(watch(plain))) texts.push(text);
    expect([longest(), texts.join('').match(/\/old-/g)?.length]).toEqual([1_000, 1_100]);
  });

  test('five thousand collections for the statistics', async () => {
    const db = await openDb();
    for (let start = 0; start < 5_010; start += 501) {
      const rows = Array.from({ length: 501 }, (_, index) => {
        const name = `Collection ${start + index}`;
        const texts = { name, nameSort: name, slug: `collection-${start + index}`, searchText: name };
        return {
          ...texts,
          description: '',
          position: start + index,
          published: 1,
          createdAt: at,
          updatedAt: at,
        };
      });
      await db
        .insertInto('categories')
        .values(rows as never)
        .execute();
    }
    expect(await findCollections(db)).toHaveLength(5_000);
  });
});
