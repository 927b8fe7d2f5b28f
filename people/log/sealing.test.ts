import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deferToCommit } from '#database/at-commit.ts';
import { type Db, openDatabase, urlOf } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { explain } from '#tests/support/query-plans.ts';
import {
  createDatabaseOpener,
  createTestDatabase,
  describeOnBothEngines,
  testEngines,
} from '#tests/support/test-database.ts';
import { watchStatements } from '#tests/support/watched-statements.ts';
import { inLogTurn, sealNow } from './seal-log.ts';
import { startSealing } from './seal-timer.ts';
import { verifyLog } from './verify-log.ts';
import { enterInLog } from './write-log.ts';

const openSqlite = createDatabaseOpener('sqlite');
const enter = (db: Db, text: string) => enterInLog(db, { kind: 'content', text, username: 'mara' });

/** As a process leaves it that is killed between its commit and the seal. */
const leaveUnsealed = (db: Db, text: string) =>
  sql`insert into log_entries (created_at, kind, text, person_id, device, network, search_text)
    values ('2026-11-25T08:00:00.000Z', 'content', ${text}, 1, '', '', '')`.execute(db);

describeOnBothEngines('an entry that has no place in the chain yet', (openDb) => {
  let db: Db;

  beforeEach(async () => {
    db = await openDb();
    await enter(db, 'Did 1');
    await leaveUnsealed(db, 'Did 2');
  });

  test('cannot be changed, removed, or changed while it gets its place', async () => {
    for (const statement of [
      `update log_entries set text = 'Nothing' where place is null`,
      'delete from log_entries where place is null',
      `update log_entries set place = 2, hash = 'ab', text = 'Nothing' where place is null`,
      `update log_entries set place = 2, hash = 'ab', person_id = 2 where place is null`,
      'update log_entries set place = 2 where place is null',
      'update log_entries set place = null, hash = null where place = 1',
      'update log_entries set place = 2 where place = 1',
    ])
      await expect(sql.raw(statement).execute(db), statement).rejects.toThrow();
    await sealNow(db);
    expect(await verifyLog(db)).toMatchObject({ count: 2, unsealed: 0, faults: [] });
  });

  test('is not sealed by whoever checks, and told as one that nothing proves', async () => {
    const [isLeft, noWait] = ['The newest entries have no place yet', { maxSealMs: 0 }];
    const told = { count: 1, unsealed: 1, faults: [expect.stringContaining(isLeft)] };
    expect(await verifyLog(db, undefined, noWait)).toMatchObject(told);
    expect(await verifyLog(db, undefined, noWait)).toMatchObject(told);
    await sealNow(db);
    expect(await verifyLog(db, undefined, noWait)).toMatchObject({ count: 2, unsealed: 0, faults: [] });
  });

  test('is no fault where the site seals it while it is checked', async () => {
    const checking = verifyLog(db);
    const stop = startSealing(db, { onError: () => {}, everyMs: 10 });
    expect(await checking).toMatchObject({ count: expect.toBeOneOf([1, 2]), faults: [] });
    await stop();
  });

  test('gets it from whoever writes next, before what is written then', async () => {
    await enter(db, 'Did 3');
    const rows = await db.selectFrom('logEntries').select(['text', 'place']).orderBy('place').execute();
    expect(rows.map(({ text, place }) => [place, text])).toEqual([
      [1, 'Did 1'],
      [2, 'Did 2'],
      [3, 'Did 3'],
    ]);
    expect(await verifyLog(db)).toMatchObject({ count: 3, faults: [] });
  });

  test('gets it while nobody writes, from the timer of any process, and as one stops', async () => {
    const failures: unknown[] = [];
    const stop = startSealing(db, { onError: (error) => failures.push(error), everyMs: 10 });
    const unsealed = () => db.selectFrom('logEntries').select('id').where('place', 'is', null).execute();
    await expect.poll(unsealed).toEqual([]);
    await leaveUnsealed(db, 'Did 3');
    await expect.poll(unsealed).toEqual([]);
    await leaveUnsealed(db, 'Did 4');
    await stop();
    expect([await unsealed(), failures]).toEqual([[], []]);
  });
});

test('many entries at once get their places without all of the log being read', async () => {
  const db = await openSqlite();
  await enter(db, 'Did 1');
  await sql`with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 600)
    insert into log_entries (created_at, kind, text, person_id, device, network, search_text)
    select '2026-11-25T08:00:00.000Z', 'content', 'Did ' || number, 1, '', '', '' from numbers`.execute(db);
  const watching = watchStatements(db);
  await sealNow(watching.db);
  const placing = watching.take().filter(({ sql: text }) => /^update log_entries/.test(text));
  expect(placing).toHaveLength(2);
  for (const query of placing) {
    expect((await explain(db, 'sqlite', query)).filter((line) => line.includes('SCAN log_entries'))).toEqual(
      [],
    );
  }
  expect(await verifyLog(db)).toMatchObject({ count: 601, unsealed: 0, faults: [] });
});

describe.runIf(testEngines.includes('postgres'))('writers on PostgreSQL', () => {
  async function openTwo() {
    const database = await createTestDatabase('postgres');
    const [one, other] = [await openDatabase(database.url), await openDatabase(database.url)];
    return {
      ...{ one, other },
      async [Symbol.asyncDispose]() {
        await Promise.all([one.destroy(), other.destroy()]);
        await database.remove();
      },
    };
  }

  test('do not wait for one another, whoever has entered something and is not committed yet', async () => {
    await using dbs = await openTwo();
    const { one, other } = dbs;
    await enter(one, 'Known');
    const [isEntered, isFree] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = inTransaction(one, async (trx) => {
      await enter(trx, 'Slow');
      // Comes after the entry, before the commit.
      deferToCommit(
        trx,
        async () => {
          isEntered.resolve();
          await isFree.promise;
        },
        undefined,
      );
    });
    await isEntered.promise;
    await enter(other, 'Quick');
    expect(await verifyLog(other)).toMatchObject({ count: 2, unsealed: 0, faults: [] });
    isFree.resolve();
    await slow;
    expect(await verifyLog(one)).toMatchObject({ count: 3, unsealed: 0, faults: [] });
    const { rows } = await sql<{ text: string }>`select text from log_entries order by place`.execute(one);
    expect(rows.map(({ text }) => text)).toEqual(['Known', 'Quick', 'Slow']);
  });

  test('are not held up by whoever seals, or keeps others from it, which the check tells', async () => {
    await using dbs = await openTwo();
    const { one, other } = dbs;
    const watcher = await openDatabase(urlOf(one));
    const [isTaken, isFree] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const keeping = inLogTurn(one, async () => {
      isTaken.resolve();
      await isFree.promise;
    });
    await isTaken.promise;
    for (const text of ['Did 1', 'Did 2']) await enter(other, text);
    expect(await sealNow(other, { maxWaitMs: 0 })).toBe(false);
    expect(await verifyLog(watcher, undefined, { maxSealMs: 0 })).toMatchObject({
      ...{ count: 0, unsealed: 2 },
      faults: [expect.stringContaining('The newest entries have no place yet')],
    });
    isFree.resolve();
    await keeping;
    // Nobody writes any more: who found the turn taken comes again.
    const unsealed = () => watcher.selectFrom('logEntries').select('id').where('place', 'is', null).execute();
    await expect.poll(unsealed).toEqual([]);
    expect(await verifyLog(watcher)).toMatchObject({ count: 2, faults: [] });
    await watcher.destroy();
  });
});
