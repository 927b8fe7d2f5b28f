import { expect, test } from 'vitest';
import { createTestClock } from '#tests/support/clock.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createSearchService } from './searches.service.ts';

describeOnBothEngines('What visitors search', (openDb) => {
  test('late at night belongs to the day that it is where the company is', async () => {
    const db = await openDb();
    const clock = createTestClock('2026-01-31T18:29:59.000Z');
    const service = createSearchService(db, { now: clock.now, findTimeZone: async () => 'Asia/Kolkata' });
    const search = {
      place: 'landing',
      results: async () => 0,
      network: '192.0.2.1',
      doNotTrack: false,
    } as const;
    await service.record({ ...search, query: 'blue onyx' });
    clock.pass(1000);
    await service.record({ ...search, query: 'green onyx' });
    const rows = await db.selectFrom('searchCounts').select(['day', 'query']).orderBy('day').execute();
    expect(rows).toEqual([
      { day: '2026-01-31', query: 'blue onyx' },
      { day: '2026-02-01', query: 'green onyx' },
    ]);
  });
});
