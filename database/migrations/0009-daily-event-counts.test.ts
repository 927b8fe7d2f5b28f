import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as dailyEventCounts from './0009-daily-event-counts.ts';

/** As the database was before the migration, with these events in it. */
async function goBack(db: Db, events: { kind: string; page: string; at: string }[]): Promise<Kysely<never>> {
  await db.schema.dropTable('eventCounts').execute();
  await sql`create table events (id integer, kind text, page text, data text, utm text, created_at text)`.execute(
    db,
  );
  const rows = events.map(({ kind, page, at }) => sql`(${kind}, ${page}, ${at})`);
  await sql`insert into events (kind, page, created_at) values ${sql.join(rows)}`.execute(db);
  return db as unknown as Kysely<never>;
}

describeOnBothEngines('what was counted before counts were kept by day', (openDb) => {
  test('is there by day, kind and page', async () => {
    const db = await openDb();
    const older = await goBack(db, [
      { kind: 'page_view', page: '/onyx/', at: '2026-01-01T23:59:59.999Z' },
      { kind: 'page_view', page: '/onyx/', at: '2026-01-02T00:00:00.000Z' },
      { kind: 'page_view', page: '/onyx/', at: '2026-01-02T08:00:00.000Z' },
      { kind: 'visit', page: '/onyx/', at: '2026-01-02T08:00:00.000Z' },
      { kind: 'page_view', page: `/${'a'.repeat(400)}/`, at: '2026-01-02T09:00:00.000Z' },
    ]);
    await dailyEventCounts.up(older);
    const counts = await db
      .selectFrom('eventCounts')
      .selectAll()
      .orderBy('day')
      .orderBy('kind')
      .orderBy('page')
      .execute();
    expect(counts).toEqual([
      { day: '2026-01-01', kind: 'page_view', page: '/onyx/', count: 1 },
      { day: '2026-01-02', kind: 'page_view', page: '', count: 1 },
      { day: '2026-01-02', kind: 'page_view', page: '/onyx/', count: 2 },
      { day: '2026-01-02', kind: 'visit', page: '/onyx/', count: 1 },
    ]);
  });

  test('takes no more room than a day may, whatever was sent then', async () => {
    const db = await openDb();
    const flood = Array.from({ length: 2100 }, (_, index) => ({
      ...{ kind: 'visit', at: '2026-01-01T00:00:00.000Z' },
      page: `/invented-${index}/`,
    }));
    const often = { kind: 'visit', page: '/onyx/', at: '2026-01-01T00:00:00.000Z' };
    const older = await goBack(db, [...flood, often, often]);
    await dailyEventCounts.up(older);
    const counts = await db.selectFrom('eventCounts').select(['page', 'count']).execute();
    expect(counts).toHaveLength(2001);
    expect(counts).toContainEqual({ page: '/onyx/', count: 2 });
    expect(counts).toContainEqual({ page: '', count: 101 });
  });
});
