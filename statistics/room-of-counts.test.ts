import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { allCounts, clock, createCollector, tracked } from '#tests/support/event-collector.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { eventKinds } from './event.schema.ts';
import { createEventService } from './events.service.ts';

async function countRows(db: Db): Promise<number> {
  return (await db.selectFrom('eventCounts').select('kind').execute()).length;
}

/** As many batches as needed, 50 events each, seven at a time, so that some of them run when the limit is reached. */
async function flood(
  service: ReturnType<typeof createCollector>,
  events: object[],
  utm?: (batch: number) => object,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(events.length / 50) }, (_, at) =>
    events.slice(at * 50, at * 50 + 50),
  );
  for (let at = 0; at < batches.length; at += 7) {
    await Promise.all(
      batches
        .slice(at, at + 7)
        .map((batch, i) => service.record({ events: batch, utm: utm?.(at + i) }, tracked)),
    );
  }
}

describeOnBothEngines('the room that counts take', (openDb) => {
  test('Pages that are none count together, and a flood of them adds a row a kind at most', async () => {
    const db = await openDb();
    const long = 'x'.repeat(490);
    const invented = Array.from({ length: 1000 }, (_, at) => ({
      ...{ kind: eventKinds[at % eventKinds.length], page: `/${at}${long.slice(0, 450)}/` },
      data: { [`name-${at}`]: long.repeat(4) },
    }));
    await flood(createCollector(db), invented, (batch) => ({ utm_source: `source-${batch}-${long}` }));
    expect(await countRows(db)).toBe(eventKinds.length);
    const counts = await allCounts(db);
    expect(new Set(counts.map(({ page }) => page))).toEqual(new Set(['']));
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
  });

  test('A day has room for 2,000 rows and one a kind, however many pages there are', async () => {
    const db = await openDb();
    const service = createEventService(db, {
      ...{ now: clock.now, isPublicPage: async () => true, findTimeZone: async () => 'UTC' },
    });
    const events = Array.from({ length: 2150 }, (_, at) => ({ kind: 'page_view', page: `/stone-${at}/` }));
    await flood(service, events);
    expect(await countRows(db)).toBe(2001);
    await service.record({ kind: 'page_view', page: '/stone-0/' }, tracked);
    await service.record({ kind: 'visit', page: '/stone-0/' }, tracked);
    await service.record({ kind: 'visit', page: '/stone-0/', at: '2026-01-01T23:00:00Z' }, tracked);
    const counts = await allCounts(db);
    expect(counts).toContainEqual({ day: '2026-01-02', kind: 'page_view', page: '', count: 150 });
    expect(counts).toContainEqual({ day: '2026-01-02', kind: 'page_view', page: '/stone-0/', count: 2 });
    expect(counts).toContainEqual({ day: '2026-01-02', kind: 'visit', page: '', count: 1 });
    expect(counts).toContainEqual({ day: '2026-01-01', kind: 'visit', page: '/stone-0/', count: 1 });
  });
});
