import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { type Db, rowChangesOf } from './connect.ts';
import { inTransaction } from './in-transaction.ts';
import { changingOnly, createReadLog, recordReads } from './recorded-reads.ts';
import { rememberRows } from './remembered-rows.ts';

const kind = {
  ...{ name: 'slugs', table: 'topLevelSlugs', column: 'slug' },
  valueOf: ({ slug }: { slug: string }) => slug,
};

describeOnBothEngines('rows of a table', (openDb) => {
  async function open() {
    const db = await openDb();
    rowChangesOf(db).setHearing(true);
    for (const slug of ['one', 'two']) await insert(db, slug);
    const asked: string[][] = [];
    const find = (values: string[], from: Db = db) =>
      rememberRows(from, { kind, values }, async (some) => {
        asked.push(some);
        return from
          .selectFrom('topLevelSlugs')
          .select(['slug', 'recordId'])
          .where('slug', 'in', some)
          .execute();
      });
    const idsOf = async (values: string[], from?: Db) =>
      (await find(values, from)).map(({ recordId }) => Number(recordId));
    return { db, asked, find, idsOf };
  }

  const insert = (db: Db, slug: string) =>
    db.insertInto('topLevelSlugs').values({ slug, entity: 'product', recordId: 1 }).execute();

  /** As a repository does that says which rows it writes. */
  const write = (db: Db, slug: string, recordId: number) =>
    inTransaction(db, (trx) =>
      changingOnly(
        'topLevelSlugs',
        () => trx.updateTable('topLevelSlugs').set({ recordId }).where('slug', '=', slug).execute(),
        () => [{ slug }],
      ),
    );

  test('are read once, those that are not there too', async () => {
    const { asked, find } = await open();
    for (const values of [
      ['two', 'none', 'one'],
      ['one', 'none', 'two'],
    ]) {
      expect((await find(values)).map(({ slug }) => slug)).toEqual(values.filter((slug) => slug !== 'none'));
    }
    expect(asked).toEqual([['two', 'none', 'one']]);
  });

  test('are read again one by one where somebody says which were written, and all where nobody does', async () => {
    const { db, asked, idsOf } = await open();
    await idsOf(['one', 'two']);
    await write(db, 'two', 7);
    expect(await idsOf(['one', 'two'])).toEqual([1, 7]);
    await db.updateTable('topLevelSlugs').set({ recordId: 9 }).execute();
    expect(await idsOf(['one', 'two'])).toEqual([9, 9]);
    expect(asked).toEqual([['one', 'two'], ['two'], ['one', 'two']]);
  });

  test('are found once they are there', async () => {
    const { db, idsOf } = await open();
    expect(await idsOf(['three'])).toEqual([]);
    await changingOnly(
      'topLevelSlugs',
      () => insert(db, 'three'),
      () => [{ slug: 'three' }],
    );
    expect(await idsOf(['three'])).toEqual([1]);
  });

  test('are forgotten where they were read while somebody wrote', async () => {
    const { db, idsOf } = await open();
    await rememberRows(db, { kind, values: ['one'] }, async () => {
      const rows = [{ slug: 'one', recordId: 1 }];
      await write(db, 'one', 8);
      return rows;
    });
    expect(await idsOf(['one'])).toEqual([8]);
  });

  test('are what a transaction sees that has written itself', async () => {
    const { db, idsOf } = await open();
    await idsOf(['one']);
    await db.transaction().execute(async (trx) => {
      await write(trx, 'one', 5);
      expect(await idsOf(['one'], trx)).toEqual([5]);
    });
    expect(await idsOf(['one'])).toEqual([5]);
  });

  test('are read each time while the writes of other processes are not heard', async () => {
    const { db, asked, idsOf } = await open();
    await idsOf(['one']);
    rowChangesOf(db).setHearing(false);
    await idsOf(['one']);
    await idsOf(['one']);
    rowChangesOf(db).setHearing(true);
    await idsOf(['one']);
    expect(asked).toHaveLength(4);
  });

  test('that could not be read have failed for all who waited for them, and are read again', async () => {
    const { db, idsOf } = await open();
    const logs = [createReadLog(), createReadLog()];
    const failing = () => rememberRows(db, { kind, values: ['one'] }, () => Promise.reject(new Error('No')));
    const found = await Promise.allSettled(logs.map((log) => recordReads(log, failing)));
    expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(logs.map(({ hasFailed }) => hasFailed)).toEqual([true, true]);
    expect(await idsOf(['one'])).toEqual([1]);
  });

  test('more of which are asked for at once than are kept are all found', async () => {
    const { db } = await open();
    const values = Array.from({ length: 2_100 }, (_value, index) => `row-${index}`);
    const ask = () => rememberRows(db, { kind, values }, async (some) => some.map((slug) => ({ slug })));
    expect([(await ask()).length, (await ask()).length]).toEqual([2_100, 2_100]);
  });

  test('are shared, so that nobody can change them', async () => {
    const { find } = await open();
    const [row] = await find(['one']);
    expect(Object.isFrozen(row)).toBe(true);
  });
});
