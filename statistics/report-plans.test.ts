import { expect, test } from 'vitest';
import { readsWhole } from '#tests/support/query-plans.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { watchStatements } from '#tests/support/watched-statements.ts';
import { periodNames } from './period.ts';
import { createReportService } from './reports.service.ts';

describeOnBothEngines('Each number of the statistics', (openDb, engine) => {
  test.each(periodNames)('is read by an index, over the period %s', async (period) => {
    const db = await openDb();
    const days = { from: '2026-01-01', to: '2026-02-10' };
    const { db: watched, take } = watchStatements(db);
    const reports = createReportService(watched, {
      now: () => new Date('2026-03-10T12:00:00.000Z'),
      findTimeZone: async () => 'Asia/Kolkata',
      findAnswerHours: async () => 24,
      nameCountry: (code) => code,
    });
    for (const read of Object.values(reports)) await read({ period, ...days });
    const statements = take();
    expect(statements.length).toBeGreaterThan(40);
    const whole: string[] = [];
    for (const query of statements) {
      const plan = await readsWhole(db, engine, query);
      if (plan.length > 0) whole.push(query.sql, ...plan);
    }
    expect(whole).toEqual([]);
  });
});
