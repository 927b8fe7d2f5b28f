import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createReportService } from './reports.service.ts';

function openReports(db: Db, moment: string) {
  return createReportService(db, {
    now: () => new Date(moment),
    findTimeZone: async () => 'Europe/London',
    findAnswerHours: async () => 24,
    nameCountry: (code) => code,
  });
}

describeOnBothEngines('An owner who compares a period with the one before', (openDb) => {
  test('sees the same length before it, and twelve months before twelve months', async () => {
    const reports = openReports(await openDb(), '2024-06-10T12:00:00.000Z');
    const week = await reports.searches({ period: '7d' });
    expect(week.period).toMatchObject({
      now: { from: '2024-06-04', to: '2024-06-10', start: '2024-06-03T23:00:00.000Z' },
      before: { from: '2024-05-28', to: '2024-06-03', end: '2024-06-03T23:00:00.000Z' },
    });
    // A year with a leap day has 366 days, the one before it has not.
    const year = await reports.searches({ period: '12m' });
    expect(year.period).toMatchObject({
      now: { from: '2023-06-11', to: '2024-06-10' },
      before: { from: '2022-06-11', to: '2023-06-10' },
    });
  });

  test('sees what a campaign brought in each, and nothing of what was earlier', async () => {
    const db = await openDb();
    const named = { source: 'google', medium: 'cpc', campaign: 'spring' };
    const days = { '2026-10-31': 1, '2026-11-01': 2, '2026-11-07': 4, '2026-11-08': 8, '2026-11-14': 16 };
    const rows = Object.entries(days).map(([day, count]) => ({ ...named, day, count }));
    await db.insertInto('campaignCounts').values(rows).execute();
    const { rows: told } = await openReports(db, '2026-11-14T12:00:00.000Z').campaigns({ period: '7d' });
    expect(told).toMatchObject([{ name: 'google', now: { views: 24 }, before: { views: 6 } }]);
  });
});
