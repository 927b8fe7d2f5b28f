import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { fillDatabase } from '#tests/support/full-database.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { createStorageCheck } from './storage-check.ts';

const openDb = createDatabaseOpener('sqlite');

describe('an operator who watches the storage', () => {
  test('hears nothing while there is room', async () => {
    const check = createStorageCheck(await openDb(), { folders: [tmpdir()], minFreeBytes: 1 });
    expect(await check.findComplaint()).toBeUndefined();
  });

  test('hears where there is too little room, before anything fails', async () => {
    const minFreeBytes = Number.MAX_SAFE_INTEGER;
    const check = createStorageCheck(await openDb(), { folders: [tmpdir()], minFreeBytes });
    expect(await check.findComplaint()).toEqual({
      message: expect.stringMatching(/^Less than \d+ MB of storage are free\.$/),
      place: tmpdir(),
    });
  });

  test('hears of a folder that is gone', async () => {
    const place = '/nowhere/uploads';
    const check = createStorageCheck(await openDb(), { folders: [place] });
    expect(await check.findComplaint()).toEqual({ message: 'The storage cannot be reached.', place });
  });

  test('costs the database a write every ten seconds at most', async () => {
    const db = await openDb();
    const clock = createTestClock();
    const check = createStorageCheck(db, { folders: [], now: () => clock.now().getTime() });
    expect(await check.findComplaint()).toBeUndefined();
    await fillDatabase(db, 'sqlite');
    await useFreePages(db);
    clock.pass(9_000);
    expect(await check.findComplaint()).toBeUndefined();
    clock.pass(2_000);
    expect(await check.findComplaint()).toMatchObject({ message: 'The database has no room left.' });
  });
});

/** What was written and emptied has left pages that are free; the next ones who write take them. */
async function useFreePages(db: Db): Promise<void> {
  const feedback = 'Marble. '.repeat(500);
  const insert = (rating: number) =>
    db.insertInto('feedback').values({ rating, feedback, sourcePage: '/', createdAt: '' }).execute();
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, rating) => insert(rating)));
  expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'not-stored' } });
}
