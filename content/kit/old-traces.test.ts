import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createBulkService } from '../editorial/bulk.service.ts';
import { createRevisionService } from './revisions.service.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const longAgo = '2020-01-01T00:00:00.000Z';
const lately = '2026-11-20T00:00:00.000Z';

function insertRevision(db: Db, revision: { recordId: number; version: number; createdAt: string }) {
  const values = { ...revision, username: 'ann', entity: 'product', action: 'updated', record: '{}' };
  return db.insertInto('revisions').values(values).execute();
}

describeOnBothEngines('what years of work leave', (openDb) => {
  test('goes with time: versions, but for the newest five of each record', async () => {
    const db = await openDb();
    for (let version = 1; version <= 7; version += 1) {
      await insertRevision(db, { recordId: 1, version, createdAt: longAgo });
    }
    await insertRevision(db, { recordId: 2, version: 1, createdAt: longAgo });
    for (let version = 1; version <= 7; version += 1) {
      await insertRevision(db, { recordId: 3, version, createdAt: lately });
    }
    expect(await createRevisionService(db).removeOld(365, now)).toBe(2);
    const left = await db.selectFrom('revisions').select(['recordId', 'version']).orderBy('id').execute();
    const versionsOf = (record: number) =>
      left.filter(({ recordId }) => recordId === record).map(({ version }) => version);
    expect(versionsOf(1)).toEqual([3, 4, 5, 6, 7]);
    expect(versionsOf(2)).toEqual([1]);
    expect(versionsOf(3)).toHaveLength(7);
  });

  test('goes with time: more versions than are deleted at once', async () => {
    const db = await openDb();
    const rows = Array.from({ length: 1_100 }, (_, index) => ({
      ...{ username: 'ann', entity: 'product', action: 'updated', record: '{}', createdAt: longAgo },
      ...{ recordId: 1, version: index + 1 },
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto('revisions')
        .values(rows.slice(at, at + 500))
        .execute();
    }
    expect(await createRevisionService(db).removeOld(365, now)).toBe(1_095);
  });

  test('goes with time: what bulk actions can be undone by', async () => {
    const db = await openDb();
    for (const createdAt of [longAgo, lately]) {
      const action = { username: 'ann', createdAt, entity: 'product', action: 'publish', records: '[]' };
      await db
        .insertInto('bulkActions')
        .values({ ...action, undoneAt: null })
        .execute();
    }
    expect(await createBulkService(db, { now: () => now }).removeOld(30)).toBe(1);
    expect(await db.selectFrom('bulkActions').select('createdAt').execute()).toEqual([{ createdAt: lately }]);
  });
});
