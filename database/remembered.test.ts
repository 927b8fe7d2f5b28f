import { describe, expect, test } from 'vitest';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { type Db, rowChangesOf } from './connect.ts';
import { createReadLog, recordReads } from './recorded-reads.ts';
import { remember } from './remembered.ts';

const insertSlug = (db: Db, slug: string) =>
  db.insertInto('topLevelSlugs').values({ slug, entity: 'product', recordId: 1 }).execute();

describe('what a query gave', () => {
  const openDb = createDatabaseOpener('sqlite');

  function counter(db: Db) {
    let asked = 0;
    const count = () =>
      remember(db, { key: 'slugs', tables: ['topLevelSlugs'] }, async () => {
        asked += 1;
        return (await db.selectFrom('topLevelSlugs').select('slug').execute()).length;
      });
    return { count, asked: () => asked };
  }

  test('is remembered until its table is written to', async () => {
    const db = await openDb();
    const { count, asked } = counter(db);
    expect([await count(), await count(), asked()]).toEqual([0, 0, 1]);
    await insertSlug(db, 'one');
    expect([await count(), asked()]).toEqual([1, 2]);
    await db.deleteFrom('slugHistory').execute();
    expect([await count(), asked()]).toEqual([1, 2]);
  });

  test('makes room once there are five hundred others, unless it was asked for since', async () => {
    const db = await openDb();
    const { count, asked } = counter(db);
    const askOthers = async (first: number, last: number) => {
      for (let number = first; number <= last; number += 1) {
        await remember(db, { key: `other ${number}`, tables: ['topLevelSlugs'] }, async () => number);
      }
    };
    await count();
    await askOthers(1, 499);
    await count();
    await askOthers(500, 998);
    expect([await count(), asked()]).toEqual([0, 1]);
    await askOthers(1_000, 1_499);
    expect([await count(), asked()]).toEqual([0, 2]);
  });

  test('makes whatever is made of it depend on its tables, however often it is used', async () => {
    const db = await openDb();
    const { count, asked } = counter(db);
    const logs = [createReadLog(), createReadLog()];
    for (const log of logs) await recordReads(log, count);
    expect(asked()).toBe(1);
    for (const { reads } of logs) expect([...reads.values()]).toMatchObject([{ table: 'topLevelSlugs' }]);
  });

  test('that failed has failed for all who waited for it', async () => {
    const db = await openDb();
    const logs = [createReadLog(), createReadLog()];
    const query = { key: 'fails', tables: ['topLevelSlugs'] };
    const failing = () => remember(db, query, () => Promise.reject(new Error('No')));
    const [, second] = await Promise.allSettled(logs.map((log) => recordReads(log, failing)));
    expect(second).toMatchObject({ status: 'rejected' });
    expect(logs[1]?.hasFailed).toBe(true);
  });

  test('is not what a transaction sees that has written itself', async () => {
    const db = await openDb();
    await counter(db).count();
    await db.transaction().execute(async (trx) => {
      await insertSlug(trx, 'one');
      expect(await counter(trx).count()).toBe(1);
    });
    expect(await counter(db).count()).toBe(1);
  });

  test('is forgotten where it was read while somebody wrote', async () => {
    const db = await openDb();
    const early = remember(db, { key: 'slugs', tables: ['topLevelSlugs'] }, async () => {
      await insertSlug(db, 'one');
      return 0;
    });
    expect(await early).toBe(0);
    expect(await counter(db).count()).toBe(1);
  });

  test('is asked for each time while the writes of other processes are not heard', async () => {
    const db = await openDb();
    const { count, asked } = counter(db);
    await count();
    rowChangesOf(db).setHearing(false);
    await count();
    expect(asked()).toBe(2);
    rowChangesOf(db).setHearing(true);
    await count();
    expect(asked()).toBe(3);
  });

  test('is not kept where it failed', async () => {
    const db = await openDb();
    const query = { key: 'fails', tables: ['topLevelSlugs'] };
    await expect(remember(db, query, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(await remember(db, query, async () => 1)).toBe(1);
  });
});
