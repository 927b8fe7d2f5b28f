import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDatabase, type Unlock } from '#tests/support/foreign-lock.ts';
import { openDatabase } from './connect.ts';

describe('a SQLite file that another program has locked while the site starts', () => {
  let file: string;
  let unlock: Unlock;

  beforeEach(async () => {
    file = join(tmpdir(), `ashlar-${randomUUID()}.sqlite`);
    unlock = await lockDatabase('sqlite', `sqlite:${file}`);
  });

  afterEach(async () => {
    await unlock();
    for (const path of [file, `${file}-wal`, `${file}-shm`]) await rm(path, { force: true });
  });

  test('is waited for', async () => {
    const opening = openDatabase(`sqlite:${file}`, { maxLockMs: 20_000 });
    await unlock();
    const db = await opening;
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });

  test('is given up in the end, with the reason', async () => {
    await expect(openDatabase(`sqlite:${file}`, { maxLockMs: 20 })).rejects.toMatchObject({
      code: 'busy',
      cause: { message: 'database is locked' },
    });
  });
});
