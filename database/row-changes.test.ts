import { expect, test } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { type Db, openDatabase, rowChangesOf } from './connect.ts';
import { inRolledBackTransaction } from './in-rolled-back-transaction.ts';
import {
  type Change,
  changingOnly,
  createReadLog,
  isAffected,
  noteTables,
  readingOnly,
  recordReads,
} from './recorded-reads.ts';

const insertSlug = (db: Db, slug: string) =>
  db.insertInto('topLevelSlugs').values({ slug, entity: 'product', recordId: 1 });

describeOnBothEngines('what is written', (openDb) => {
  async function listen() {
    const db = await openDb();
    const told: Change[] = [];
    rowChangesOf(db).subscribe((changes) => told.push(...changes));
    return { db, told };
  }

  test('is told before the writer goes on, of a single statement and of a transaction', async () => {
    const { db, told } = await listen();
    await insertSlug(db, 'one').execute();
    expect(told).toEqual([{ table: 'topLevelSlugs' }]);
    await db.transaction().execute(async (trx) => {
      await insertSlug(trx, 'two').execute();
      await trx.deleteFrom('slugHistory').execute();
      expect(told).toHaveLength(1);
    });
    expect(told.slice(1)).toEqual([{ table: 'topLevelSlugs' }, { table: 'slugHistory' }]);
    await db.updateTable('topLevelSlugs').set({ recordId: 2 }).execute();
    expect(told.at(-1)).toEqual({ table: 'topLevelSlugs' });
  });

  test('is told to nobody where it is rolled back, or was only read', async () => {
    const { db, told } = await listen();
    await inRolledBackTransaction(db, (trx) => insertSlug(trx, 'one').execute());
    const failing = db.transaction().execute(async (trx) => {
      await insertSlug(trx, 'two').execute();
      throw new Error('No');
    });
    await expect(failing).rejects.toThrow('No');
    await db.selectFrom('topLevelSlugs').selectAll().execute();
    expect(told).toEqual([]);
  });

  test('comes with its rows where the repository says which, and without long texts', async () => {
    const { db, told } = await listen();
    await db.transaction().execute(async (trx) => {
      const statement = () => insertSlug(trx, 'one').execute();
      await changingOnly('topLevelSlugs', statement, () => [{ slug: 'one', text: 'x'.repeat(201) }]);
    });
    expect(told).toEqual([{ table: 'topLevelSlugs', rows: [{ slug: 'one' }] }]);
  });
});

describeOnBothEngines('what is read', (openDb) => {
  test('is noted by whole tables, or as the repository says it', async () => {
    const db = await openDb();
    const log = createReadLog();
    await recordReads(log, async () => {
      await db
        .selectFrom('topLevelSlugs')
        .innerJoin('slugHistory', 'slugHistory.slug', 'topLevelSlugs.slug')
        .select('topLevelSlugs.slug')
        .execute();
      const one = db.selectFrom('mediaFiles').selectAll().where('path', '=', '/a');
      await readingOnly({ table: 'mediaFiles', equals: { path: '/a' } }, () => one.execute());
      noteTables(['siteDocuments']);
    });
    await db
      .selectFrom('products' as 'mediaFiles')
      .selectAll()
      .execute();
    expect([...log.reads.values()]).toEqual([
      { table: 'topLevelSlugs' },
      { table: 'slugHistory' },
      { table: 'mediaFiles', equals: { path: '/a' } },
      { table: 'siteDocuments' },
    ]);
    expect(log.hasFailed).toBe(false);
  });

  test('is marked where a query fails, whoever catches that', async () => {
    const db = await openDb();
    const log = createReadLog();
    await recordReads(log, () =>
      db
        .selectFrom('nowhere' as 'mediaFiles')
        .selectAll()
        .execute()
        .catch(() => []),
    );
    expect(log.hasFailed).toBe(true);
  });
});

test('what is read while no connection can be had is marked as well', async () => {
  const port = await findFreePort();
  const db = await openDatabase(`postgres://postgres@127.0.0.1:${port}/none`);
  const log = createReadLog();
  await recordReads(log, () =>
    db
      .selectFrom('mediaFiles')
      .selectAll()
      .execute()
      .catch(() => []),
  );
  expect(log.hasFailed).toBe(true);
  await db.destroy();
});

test('a read is affected by a change of a row that fits it, before or after', () => {
  const read = { table: 'products', equals: { categoryId: 1, published: 1 } };
  const change = (...rows: Change['rows'] & object) => ({ table: 'products', rows });
  expect(isAffected(read, { table: 'products' })).toBe(true);
  expect(isAffected(read, { table: 'categories' })).toBe(false);
  expect(isAffected(read, change())).toBe(false);
  expect(isAffected(read, change({ id: 1, categoryId: 2, published: 1 }))).toBe(false);
  expect(isAffected(read, change({ id: 1, categoryId: 1, published: 0 }))).toBe(false);
  const moved = [
    { id: 1, categoryId: 1, published: 1 },
    { id: 1, categoryId: 2, published: 1 },
  ];
  expect(isAffected(read, change(...moved))).toBe(true);
  expect(isAffected(read, change({ id: 1, categoryId: 1 }))).toBe(true);
  const oneOf = { column: 'id', values: new Set([4, 5]) };
  expect(isAffected({ table: 'products', oneOf }, change({ id: 5 }))).toBe(true);
  expect(isAffected({ table: 'products', oneOf }, change({ id: 6 }))).toBe(false);
});
