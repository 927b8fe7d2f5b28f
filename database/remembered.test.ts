import { expect, test } from 'vitest';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import type { Db } from './connect.ts';
import { remember } from './remembered.ts';

const openDb = createDatabaseOpener('sqlite');
const insertSlug = (db: Db, slug: string) =>
  db.insertInto('topLevelSlugs').values({ slug, entity: 'product', recordId: 1 }).execute();

function counter(db: Db) {
  let asked = 0;
  const count = () =>
    remember(db, 'slugs', async () => {
      asked += 1;
      return (await db.selectFrom('topLevelSlugs').select('slug').execute()).length;
    });
  return { count, asked: () => asked };
}

test('what a query gave is remembered until content is written', async () => {
  const db = await openDb();
  const { count, asked } = counter(db);
  expect([await count(), await count(), asked()]).toEqual([0, 0, 1]);
  await db.insertInto('limits').values({ key: 'one', points: 1, expire: null }).execute();
  expect([await count(), asked()]).toEqual([0, 1]);
  await insertSlug(db, 'one');
  expect([await count(), asked()]).toEqual([1, 2]);
});

test('a transaction that has written sees what it has written, and what is rolled back nobody', async () => {
  const db = await openDb();
  const { count } = counter(db);
  await count();
  const undone = db.transaction().execute(async (trx) => {
    await insertSlug(trx, 'one');
    expect(await counter(trx).count()).toBe(1);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await count()).toBe(0);
});

test('what was read while somebody wrote, or failed, is not kept', async () => {
  const db = await openDb();
  const early = remember(db, 'slugs', async () => {
    await insertSlug(db, 'one');
    return 0;
  });
  expect(await early).toBe(0);
  expect(await counter(db).count()).toBe(1);
  await expect(remember(db, 'fails', () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(await remember(db, 'fails', async () => 1)).toBe(1);
});
