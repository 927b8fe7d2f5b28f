import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openForReading } from './node-sqlite.ts';
import { openRestingWriter } from './resting-writer.ts';
import type { SqliteWriter } from './sqlite-writer.ts';

const restAfterMs = 20;
/** Looking at it is using it: it rests between two looks. */
const betweenLooks = { interval: 200, timeout: 10_000 };
/** Only the connection that has made it knows a temporary table. */
const leaveMark = 'create temp table mark (one)';
const findMark = CompiledQuery.raw('select * from mark');

describe('the writer of a SQLite file', () => {
  test('begins no thread until somebody writes, and says at once where nobody could', async () => {
    const threads = watchThreads();
    const { writer } = await open();
    expect(threads()).toBe(0);
    await writer.execute('create table kept (one)');
    expect(threads()).toBe(1);
    await expect(openRestingWriter(join(tmpdir(), randomUUID(), 'nowhere.sqlite'))).rejects.toThrow(
      'unable to open',
    );
  });

  test('ends while nobody writes, begins again with the next, and stays in the middle of a transaction', async () => {
    const [resting, busy] = [await open(), await open()];
    await busy.writer.execute('begin immediate');
    await busy.writer.execute(leaveMark);
    await resting.writer.execute(leaveMark);
    await untilRested(resting.writer);
    await resting.writer.execute('create table kept (one)');

    expect(busy.writer.isInTransaction()).toBe(true);
    expect(await busy.writer.run(findMark)).toMatchObject({ rows: [] });
    await busy.writer.execute('commit');
    await untilRested(busy.writer);
  });

  test('is opened anew where it may only read, so that it writes again once the file can be written to', async () => {
    const { writer } = await open();
    await writer.execute('create table kept (one)');
    const insert = CompiledQuery.raw('insert into kept values (1)');
    for (const begin of ['select 1', 'begin immediate']) {
      await writer.execute(begin);
      // As it is for a connection that was opened while the file could only be read.
      await writer.execute('pragma query_only = on');
      await expect(writer.run(insert)).rejects.toThrow('readonly database');
      if (writer.isInTransaction()) await writer.execute('rollback');
      await writer.run(insert);
    }
    expect(await writer.run(CompiledQuery.raw('select one from kept'))).toMatchObject({ rows: [{}, {}] });
  });

  test('puts the log back into the file as it is closed, even while it rests', async () => {
    const [{ writer, file }, later] = [await open(), await open()];
    await writer.execute('create table kept (one)');
    await later.writer.execute(leaveMark);
    const reader = openForReading(file);
    reader.run(CompiledQuery.raw('select * from kept'));
    await untilRested(later.writer);
    reader.close();
    await writer.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
  });
});

/** @returns how many have begun since */
function watchThreads(): () => number {
  let count = 0;
  const begun = () => {
    count += 1;
  };
  process.on('worker', begun);
  onTestFinished(() => void process.off('worker', begun));
  return () => count;
}

/** What is used later rests later. */
async function untilRested(writer: SqliteWriter): Promise<void> {
  const look = () => Promise.resolve(writer.run(findMark)).catch(String);
  await expect.poll(look, betweenLooks).toContain('no such table');
}

async function open() {
  const file = join(tmpdir(), `ashlar-${randomUUID()}.sqlite`);
  const writer = await openRestingWriter(file, { restAfterMs });
  onTestFinished(async () => {
    await writer.close();
    for (const path of [file, `${file}-wal`, `${file}-shm`]) await rm(path, { force: true });
  });
  return { writer, file };
}
