import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import type { Db, Engine } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { periodNames } from './period.ts';
import { createReportService } from './reports.service.ts';

/** The statements that something sends. */
async function watchStatements(db: Db, work: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const nodes: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watched = db.withPlugin(watch);
  await work(watched);
  const executor = watched.getExecutor();
  return nodes.map((node) => executor.compileQuery(node, { queryId: 'plan' }));
}

async function explain(db: Db, engine: Engine, query: CompiledQuery): Promise<string[]> {
  const prefix = engine === 'sqlite' ? 'explain query plan' : 'explain';
  const explained = CompiledQuery.raw(`${prefix} ${query.sql}`, [...query.parameters]);
  return inTransaction(db, async (trx) => {
    // A table this small is read whole unless the planner may not.
    if (engine === 'postgres') await trx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    const { rows } = await trx.executeQuery<Record<string, unknown>>(explained);
    return rows.map((row) => String(row.detail ?? row.queryPlan ?? row['QUERY PLAN']));
  });
}

const wholeTable = {
  sqlite:
    /^SCAN (?:enquiries|contact_messages|inbox_items|event_counts|event_month_counts|campaign_counts|search_counts|products)(?! USING)/,
  postgres:
    /Seq Scan on (?:enquiries|contact_messages|inbox_items|event_counts|event_month_counts|campaign_counts|search_counts|products)/,
};

describeOnBothEngines('Each number of the statistics', (openDb, engine) => {
  test.each(periodNames)('is read by an index, over the period %s', async (period) => {
    const db = await openDb();
    const days = { from: '2026-01-01', to: '2026-02-10' };
    const statements = await watchStatements(db, async (watched) => {
      const reports = createReportService(watched, {
        now: () => new Date('2026-03-10T12:00:00.000Z'),
        findTimeZone: async () => 'Asia/Kolkata',
        findAnswerHours: async () => 24,
        nameCountry: (code) => code,
      });
      for (const read of Object.values(reports)) await read({ period, ...days });
    });
    expect(statements.length).toBeGreaterThan(15);
    const whole: string[] = [];
    for (const query of statements) {
      const plan = await explain(db, engine, query);
      if (plan.some((line) => wholeTable[engine].test(line.trim()))) whole.push(query.sql, ...plan);
    }
    expect(whole).toEqual([]);
  });
});
