import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type Db, openDatabase } from './connect.ts';
import { emptyLog } from './erase-traces.ts';
import { migrateToLatest } from './migrate.ts';

/** Long enough for several pages of the file, as many as a visitor may write. */
const secret = 'The erased words of Ada Lovelace. ';
const text = secret.repeat(400);

describe('a SQLite file', () => {
  let database: TestDatabase;
  let file: string;
  let db: Db;

  beforeEach(async () => {
    database = await createTestDatabase('sqlite');
    file = database.url.slice('sqlite:'.length);
  });

  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  /** Of the file and its log, as they lie on the disk. */
  async function holdsSecret(): Promise<boolean> {
    const parts = await Promise.all([file, `${file}-wal`].map((path) => readFile(path).catch(() => '')));
    return parts.some((bytes) => bytes.includes(secret));
  }

  test('holds no word of what was erased', async () => {
    db = await openDatabase(database.url);
    const feedback = { rating: 5, feedback: text, sourcePage: '/', createdAt: '' };
    for (const rating of [1, 2, 3])
      await db
        .insertInto('feedback')
        .values({ ...feedback, rating })
        .execute();
    expect(await holdsSecret()).toBe(true);
    for (const rating of [1, 2, 3]) await db.deleteFrom('feedback').where('rating', '=', rating).execute();
    await emptyLog(db);
    expect(await holdsSecret()).toBe(false);
  });

  test('that is older than this is written anew once, and then holds no word of it either', async () => {
    const old = new DatabaseSync(file);
    old.exec('pragma secure_delete = off; pragma user_version = 0');
    old
      .prepare("insert into feedback (rating, feedback, source_page, created_at) values (5, ?, '/', '')")
      .run(text);
    old.exec('delete from feedback');
    old.close();
    expect(await holdsSecret()).toBe(true);
    db = await openDatabase(database.url);
    await migrateToLatest(db);
    expect(await holdsSecret()).toBe(false);
  });
});
