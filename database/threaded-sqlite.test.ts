import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDatabase } from '#tests/support/foreign-lock.ts';
import { readInBackground, readPiecesInBackground } from './background-reading.ts';
import { type Db, openDatabase } from './connect.ts';
import { isUniqueViolation } from './constraint-violations.ts';
import { inRolledBackTransaction } from './in-rolled-back-transaction.ts';
import { migrateToLatest } from './migrate.ts';

describe('a SQLite file that is written, and read at length, in a thread of its own', () => {
  let file: string;
  let db: Db;

  beforeEach(async () => {
    file = join(tmpdir(), `ashlar-${randomUUID()}.sqlite`);
    db = await openDatabase(`sqlite:${file}`, { isThreaded: true, maxLockMs: 50 });
    await migrateToLatest(db);
  });

  afterEach(async () => {
    await db.destroy();
    for (const path of [file, `${file}-wal`, `${file}-shm`]) await rm(path, { force: true });
  });

  const insert = (slug: string, to: Db = db) =>
    to.insertInto('topLevelSlugs').values({ slug, entity: 'product', recordId: 1 }).execute();
  const slugs = async (from: Db = db) =>
    (await from.selectFrom('topLevelSlugs').select('slug').orderBy('slug').execute()).map(({ slug }) => slug);

  test('shows what was written to the next reader, wherever it reads', async () => {
    await insert('one');
    expect(await slugs()).toEqual(['one']);
    expect(await readInBackground(() => slugs())).toEqual(['one']);
    await insert('two');
    expect(await readInBackground(() => slugs())).toEqual(['one', 'two']);
  });

  test('says that it can only be read, not that there is no room, and takes the next write', async () => {
    await sql`pragma query_only = on`.execute(db);
    const refusal = { code: 'not-stored', message: expect.stringContaining('can only read its files') };
    await expect(insert('one')).rejects.toMatchObject(refusal);
    await insert('one');
    expect(await slugs()).toEqual(['one']);
  });

  test('keeps a transaction to itself until it is committed, and what is rolled back for ever', async () => {
    await db.transaction().execute(async (trx) => {
      await insert('one', trx);
      expect(await slugs(trx)).toEqual(['one']);
      expect(await slugs()).toEqual([]);
      expect(await readInBackground(() => slugs())).toEqual([]);
    });
    await inRolledBackTransaction(db, (trx) => insert('two', trx));
    expect(await slugs()).toEqual(['one']);
  });

  test('tells what is wrong as in one thread', async () => {
    await insert('one');
    const twice = await insert('one').catch((error: unknown) => error);
    expect(isUniqueViolation(twice)).toBe(true);
    await expect(sql`select 1 from nowhere`.execute(db)).rejects.toThrow('no such table');
    await expect(readInBackground(() => sql`select 1 from nowhere`.execute(db))).rejects.toThrow(
      'no such table',
    );
    expect(await readInBackground(() => slugs())).toEqual(['one']);
  });

  test('is busy while another program has it locked, and can be read meanwhile', async () => {
    const unlock = await lockDatabase('sqlite', `sqlite:${file}`);
    try {
      await expect(insert('one')).rejects.toMatchObject({ code: 'busy' });
      expect(await readInBackground(() => slugs())).toEqual([]);
    } finally {
      await unlock();
    }
    await insert('one');
    expect(await slugs()).toEqual(['one']);
  });

  test('answers others while a long statement is written', async () => {
    const long = sql`insert into top_level_slugs (slug, entity, record_id)
      with recursive many(n) as (select 1 union all select n + 1 from many where n < 200000)
      select 's' || n, 'product', n from many`.execute(db);
    let answered = 0;
    let isOver = false;
    void long.then(() => {
      isOver = true;
    });
    while (!isOver) {
      await slugs();
      await new Promise(setImmediate);
      answered += 1;
    }
    await long;
    expect(answered).toBeGreaterThan(1);
  });

  test('can be read in pieces', async () => {
    await insert('one');
    async function* pieces() {
      yield await slugs();
      yield await slugs();
    }
    const read: string[][] = [];
    for await (const piece of readPiecesInBackground(pieces())) read.push(piece);
    expect(read).toEqual([['one'], ['one']]);
  });
});
