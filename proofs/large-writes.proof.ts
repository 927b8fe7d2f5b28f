import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sortKeyOf } from '#database/sort-key.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { watchResults } from '#tests/support/largest-result.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const many = 250;
const piece = 200;
const at = '2026-01-01T10:00:00.000Z';
const [from, to] = ['/uploads/products/a.webp', '/uploads/products/b.webp'];

describeOnBothEngines('While much is written or read in the back office', (openDb, engine) => {
  let longest = () => 0;
  let hold: ReturnType<typeof createHold>;
  let site: ApiUnderTest;
  let headers: { authorization: string };
  const openApi = createApiOpener({
    watch: (db) => {
      const watched = watchResults(db);
      ({ longestOfRecords: longest } = watched);
      return watched.db.withPlugin(hold.plugin);
    },
  });

  beforeEach(async () => {
    hold = createHold();
    site = await openApi(await openDb());
    headers = await site.signIn();
  });

  test('the trash is emptied a record at a time, so that others see what is gone and restore what is not', async () => {
    await insertStones(many, { deletedAt: at, deletedBy: 'admin' });
    // The second part of them is about to be purged.
    const isReached = hold.after(({ kind, rows }) => kind === 'SelectQueryNode' && rows === many - piece, 1);
    const emptied = site.services.trash.removeExpired();
    await isReached;
    const left = await site.db.selectFrom('products').select('id').orderBy('id').execute();
    expect(left).toHaveLength(many - piece);
    expect(await statusOf('POST', `trash/products/${left.at(-1)?.id}/restore`)).toBe(200);
    hold.end();
    expect(await emptied).toBe(many - 1);
    expect(longest()).toBe(piece);
  }, 60_000);

  test('a picture of many stones is replaced in all of them, and who has to do with others goes on', async () => {
    const count = 30;
    const category = await insertStones(count, { mainImage: from });
    const other = await site.records.product({ name: 'Onyx', category });
    await insertUses(count);
    await insertPictures();
    // Each is locked and written: ten of them are by now.
    const isReached = hold.after(({ kind }) => kind === 'UpdateQueryNode', 20);
    const payload = { old_path: from, new_path: to };
    const replaced = site.app.inject({ method: 'POST', url: '/api/images/replace', payload, headers });
    await isReached;
    expect((await site.app.inject('/api/products/stone-0')).json().mainImage).toBe(from);
    // SQLite has one writer: there the next one waits for all of it.
    if (engine === 'postgres') {
      expect(await statusOf('PUT', `products/${other.id}`, { origin: 'Iran' })).toBe(200);
      expect(
        await statusOf('POST', 'products', { name: 'Agate', description: 'x', category_id: category }),
      ).toBe(201);
      expect(await statusOf('POST', 'feedback', { rating: 5, feedback: 'Good.' })).toBe(201);
    }
    hold.end();
    expect((await replaced).json().updated_items).toHaveLength(count);
    expect((await site.app.inject('/api/products/stone-0')).json().mainImage).toBe(to);
  }, 60_000);

  test('an export reads a hundred records at a time, and holds no transaction meanwhile', async () => {
    await insertStones(many, {});
    const isReached = hold.after(({ rows }) => rows === 100, 2);
    const exported = site.app.inject({ url: '/api/products/export.csv', headers });
    await isReached;
    if (engine === 'postgres') expect(await countOpenTransactions()).toBe(0);
    expect(await statusOf('POST', 'feedback', { rating: 5, feedback: 'Good.' })).toBe(201);
    hold.end();
    expect((await exported).body.trim().split('\r\n')).toHaveLength(many + 1);
    expect(longest()).toBeLessThanOrEqual(100);
  }, 60_000);

  async function statusOf(method: 'POST' | 'PUT', path: string, payload?: object): Promise<number> {
    const sent = { method, url: `/api/${path}`, headers, ...(payload && { payload }) };
    return (await site.app.inject(sent)).statusCode;
  }

  /** Rows as they lie in the database, past the services. @returns their category's id */
  async function insertStones(count: number, values: object): Promise<number> {
    const { id: categoryId } = await site.records.category();
    const rows = Array.from({ length: count }, (_, number) => ({
      ...{ name: `Stone ${number}`, nameSort: sortKeyOf(`Stone ${number}`), slug: `stone-${number}` },
      ...{ description: 'A stone.', searchText: `stone ${number}`, position: number, published: 1 },
      ...{ categoryId, createdAt: at, updatedAt: at, availability: 'Available', ...values },
    }));
    await site.db
      .insertInto('products')
      .values(rows as never)
      .execute();
    return categoryId;
  }

  async function insertUses(count: number): Promise<void> {
    const stones = await site.db.selectFrom('products').select(['id', 'name']).limit(count).execute();
    const uses = stones.map(({ id, name }) => ({
      ...{ kind: 'product', key: String(id), field: 'mainImage', position: 0, path: from, origin: '' },
      ...{ name: String(name), trashed: 0 },
    }));
    await site.db
      .insertInto('uploadUses')
      .values(uses as never)
      .execute();
  }

  async function insertPictures(): Promise<void> {
    const files = [from, to].map((path) => ({
      ...{ path, mime: 'image/webp', bytes: 100, sha256: path, width: 10, height: 10, createdAt: at },
      ...{ originalName: path, searchText: path },
    }));
    await site.db
      .insertInto('mediaFiles')
      .values(files as never)
      .execute();
  }

  async function countOpenTransactions(): Promise<number> {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
      site.db,
    );
    return rows.length;
  }
});

type Answer = { kind: string | undefined; rows: number };

/** Holds whoever has got the answer to one statement, until `end`; all others go on. */
function createHold() {
  /** Of statements about products. */
  const kinds = new WeakMap<object, string>();
  let wanted = { isWanted: (_answer: Answer): boolean => false, times: 0 };
  const reached = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('"products"')) kinds.set(queryId, node.kind);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const answer = { kind: kinds.get(queryId), rows: result.rows?.length ?? 0 };
      if (wanted.times === 0 || !wanted.isWanted(answer)) return result;
      wanted.times -= 1;
      if (wanted.times > 0) return result;
      reached.resolve();
      await ended.promise;
      return result;
    },
  };
  return {
    plugin,
    /** @returns once so many statements with such an answer have been answered */
    after(isWanted: (answer: Answer) => boolean, times: number): Promise<void> {
      wanted = { isWanted, times };
      return reached.promise;
    },
    end: () => ended.resolve(),
  };
}
