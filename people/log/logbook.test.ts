import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { inSavepoint } from '#database/in-savepoint.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { actAs } from './acting.ts';
import { createLogService } from './log.service.ts';
import { sealNow } from './seal-log.ts';
import { verifyLog } from './verify-log.ts';
import { enterInLog } from './write-log.ts';

const guards = {
  sqlite: {
    off: ['drop trigger log_entries_no_update', 'drop trigger log_entries_no_delete'],
    // Each test has a file of its own.
    on: [],
  },
  postgres: {
    off: ['alter table log_entries disable trigger user'],
    on: ['alter table log_entries enable trigger user'],
  },
};

describeOnBothEngines('the log', (openDb, engine) => {
  let db: Db;
  const enter = (text: string, more = {}) =>
    enterInLog(db, { kind: 'content', text, username: 'mara', ...more });
  const texts = async () => (await createLogService(db).list({ limit: 50 })).entries.map(({ text }) => text);
  const run = (statement: string) => sql.raw(statement).execute(db);

  async function enterSix() {
    for (const number of [1, 2, 3, 4, 5, 6]) await enter(`Did ${number}`);
  }

  /** As somebody does who has the database itself. */
  async function tamper(...statements: string[]) {
    const { off, on } = guards[engine];
    for (const statement of [...off, ...statements, ...on]) await run(statement);
  }

  beforeEach(async () => {
    db = await openDb();
  });

  test('is whole after writes, names who did it from where, and has no entry of what was rolled back', async () => {
    const describe = () => ({ username: 'mara', device: 'Firefox on Mac', network: '192.0.2.x' });
    await actAs(describe, async () => {
      await inTransaction(db, async (trx) => {
        await enterInLog(trx, { kind: 'people', text: 'Made {person} an owner', about: 'bruno' });
        const failing = inSavepoint(trx, async () => {
          await enterInLog(trx, { kind: 'people', text: 'Not this' });
          throw new Error('no');
        });
        await expect(failing).rejects.toThrow('no');
      });
      const failing = inTransaction(db, async (trx) => {
        await enterInLog(trx, { kind: 'people', text: 'Nor this' });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
    });
    // Half a character and the character zero come back from no database.
    await enter('Half \uD83D and \0 zero');
    const { entries } = await createLogService(db).list({ limit: 5 });
    expect(entries).toMatchObject([
      { id: 2, text: 'Half \uFFFD and  zero', name: 'mara', device: '', network: '' },
      { id: 1, text: 'Made bruno an owner', name: 'mara', device: 'Firefox on Mac', network: '192.0.2.x' },
    ]);
    expect(await verifyLog(db)).toMatchObject({ count: 2, faults: [] });
  });

  test('is written as the specification says, so that anybody can recompute it', async () => {
    for (const number of [1, 2]) await enter(`Did ${number}`);
    await sealNow(db);
    const rows = await db
      .selectFrom('logEntries')
      .innerJoin('logPeople', 'logPeople.id', 'logEntries.personId')
      .select(['createdAt', 'text', 'mark', 'hash'])
      .orderBy('logEntries.id')
      .execute();
    let before = '';
    for (const [index, { createdAt, text, mark, hash }] of rows.entries()) {
      const said = [index + 1, before, createdAt, 'content', text, mark, null, null, null, '', ''];
      before = createHash('sha256').update(JSON.stringify(said)).digest('hex');
      expect(hash).toBe(before);
    }
  });

  test('refuses to be changed, shortened or emptied', async () => {
    await enterSix();
    const wanted = [
      `update log_entries set text = 'Nothing' where place = 3`,
      'delete from log_entries where place = 6',
      'delete from log_entries where place = 1',
      ...(engine === 'postgres' ? ['truncate log_entries'] : ['delete from log_entries']),
    ];
    for (const statement of wanted) await expect(run(statement)).rejects.toThrow();
    expect(await verifyLog(db)).toMatchObject({ count: 6, faults: [] });
  });

  test.each([
    ['changed', [`update log_entries set text = 'Nothing' where place = 3`], 'Entry 3 has been changed'],
    ['changed by whom', ['update log_entries set person_id = 2 where place = 3'], 'Entry 3 has been changed'],
    ['removed', ['delete from log_entries where place in (3, 4)'], 'Entries 3 to 4 are missing.'],
    ['removed at the beginning', ['delete from log_entries where place = 1'], 'Entry 1 is missing.'],
    ['cut off', ['delete from log_entries where place > 4'], 'Entries 5 to 7 are missing.'],
    [
      'cut off with its end',
      ['delete from log_entries where place > 5', 'update log_chain set head_id = 5'],
      'Entry 5 is not the one that the chain ended with.',
    ],
    [
      'put in',
      [
        'update log_entries set place = -place where place > 2',
        'update log_entries set place = 1 - place where place < 0',
        `insert into log_entries select 99, created_at, kind, 'Put in', person_id, about_id, entity, record_id, device,
          network, hash, search_text, 3 from log_entries where place = 2`,
        'update log_chain set head_id = 8',
      ],
      'Entry 4 has been moved: it was written as entry 3.',
    ],
    [
      'reordered',
      [
        'update log_entries set place = -place where place in (3, 5)',
        'update log_entries set place = 8 + place where place < 0',
      ],
      'Entry 5 has been moved: it was written as entry 3.',
    ],
    [
      'given to another',
      [`update log_people set name = 'bruno2' where id = 1`],
      'The name of person 1 has been changed.',
    ],
  ])('says what was %s', async (_what, statements, fault) => {
    await enterSix();
    await enter('Did 7', { username: 'bruno' });
    await tamper(...statements);
    const { faults } = await verifyLog(db);
    expect(faults.join(' ')).toContain(fault);
  });

  test('that was cut off or written anew with all its hashes differs from what was noted elsewhere', async () => {
    await enterSix();
    const noted = await createLogService(db).findHead();
    await enter('Did 7');
    expect((await verifyLog(db, noted)).faults).toEqual([]);
    const [fifth] = await db.selectFrom('logEntries').select('hash').where('place', '=', 5).execute();
    await tamper(
      'delete from log_entries where place > 5',
      `update log_chain set head_id = 5, head_hash = '${fifth?.hash}'`,
    );
    expect((await verifyLog(db)).faults).toEqual([]);
    expect((await verifyLog(db, noted)).faults).toEqual([
      'Entry 6 is not there, but its hash was noted: the end was cut off.',
    ]);
    await enter('Did 6 otherwise');
    expect((await verifyLog(db, noted)).faults).toEqual([
      'Entry 6 is not the one whose hash was noted: the chain was written anew.',
    ]);
  });

  test('loses what is too old from its beginning, says so, and stays whole', async () => {
    const now = new Date('2026-11-23T12:00:00.000Z');
    for (const day of ['01', '02', '21', '03', '22'])
      await enter(`On ${day}`, { now: `2026-11-${day}T08:00:00.000Z` });
    const log = createLogService(db, { now: () => now });
    expect(await log.removeOld(10)).toBe(2);
    expect(await texts()).toEqual([
      'Deleted 2 entries that were older than 10 days from the log',
      ...['On 22', 'On 21', 'On 03'],
    ]);
    expect(await verifyLog(db)).toMatchObject({ count: 4, faults: [] });
    expect(await log.removeOld(10)).toBe(0);
    await tamper(`insert into log_entries select 99, created_at, kind, text, person_id, about_id, entity, record_id,
      device, network, hash, search_text, 1 from log_entries where place = 3`);
    expect((await verifyLog(db)).faults[0]).toContain('Entry 1 was put in');
  });

  test('forgets the name of somebody who is gone, and stays whole', async () => {
    await enter('Did it');
    await enter('Made {person} an owner', { username: 'bruno', about: 'mara' });
    const log = createLogService(db);
    const mara = (await log.listPeople(['bruno'])).find(({ name }) => name === 'mara')?.id ?? 0;
    await expect(log.eraseName(mara, ['mara'])).rejects.toMatchObject({ code: 'conflict' });
    await log.eraseName(mara, ['bruno']);
    const { entries } = await log.list({ limit: 5 });
    expect(entries.map(({ name, text }) => [name, text])).toEqual([
      ['Ashlar', 'Erased the name of a former colleague from the log'],
      ['bruno', 'Made a former colleague an owner'],
      ['A former colleague', 'Did it'],
    ]);
    expect(JSON.stringify(await db.selectFrom('logPeople').selectAll().execute())).not.toContain('mara');
    expect(await verifyLog(db)).toMatchObject({ count: 3, faults: [] });
  });

  test('is one chain of what is written at the same moment', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, number) => enter(`Did ${number}`, { username: `p${number % 3}` })),
    );
    await sealNow(db);
    expect(await verifyLog(db)).toMatchObject({ count: 40, faults: [] });
  });
});
