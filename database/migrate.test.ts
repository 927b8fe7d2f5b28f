import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { loadOf } from './connect.ts';
import { readMigrations } from './executed-migrations.ts';
import { knownMigrations, migrateToLatest } from './migrate.ts';

/** Whether there are migrations, which, and on SQLite whether the file is of today. */
const mostQuestions = 3;

describeOnBothEngines('a start on a database that has every migration', (openDb) => {
  test('asks which it has, and describes no table', async () => {
    const db = await openDb();
    const asked = () => loadOf(db).statements ?? Number.NaN;
    const before = asked();
    expect(await migrateToLatest(db)).toEqual([]);
    expect(asked() - before).toBeLessThanOrEqual(mostQuestions);
    expect(new Set(await readMigrations(db))).toEqual(new Set(knownMigrations));
  });
});
