import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { readsWhole } from '../scripts/measure/query-plans.ts';
import { watchStatements } from '../scripts/measure/watched-statements.ts';
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
    // And as it is read once days are counted.
    await db
      .insertInto('countedDays')
      .values({ id: 1, firstDay: '2024-01-01', lastDay: '2026-03-08' })
      .execute();
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
