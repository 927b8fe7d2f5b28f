/**
 * Surveys what the site and its back office read, over a database that `scripts/seed-growth.mjs` has filled: each
 * question's processor time and clock, by the clock at the first time, when no number is remembered, and in the slowest of
 * the others; and which of its statements read a growing table whole.
 *   DATABASE_URL=… node --disable-warning=ExperimentalWarning scripts/measure/growth.ts [runs] [part of a URL]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CompiledQuery } from 'kysely';
import { type Db, type Engine, engineOf, openDatabase, rowChangesOf } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openBuiltPages } from '#server/built-pages.ts';
import { growingPages, growingQuestions } from './growing-questions.ts';
import { openApi, type ReadingApi } from './open-api.ts';
import { readsWhole } from './query-plans.ts';
import { watchStatements } from './watched-statements.ts';

const runs = Number(process.argv[2] ?? 7);
const part = process.argv[3] ?? '';
const url = process.env.DATABASE_URL ?? `sqlite:${process.env.DATA_DIR ?? './data'}/ashlar.sqlite`;
const engine = engineOf(url) as Engine;
const folder = mkdtempSync(join(tmpdir(), 'ashlar-measure-'));
const db = await openDatabase(url);
await migrateToLatest(db);
// Nobody else writes to it, so that numbers are remembered on PostgreSQL as well.
rowChangesOf(db).setHearing(true);
const { db: watched, take } = watchStatements(db);
const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
const apis = { plain: await openApi(db, folder, pages), watched: await openApi(watched, folder, pages) };
const work: Record<string, (api: ReadingApi) => Promise<unknown>> = {
  ...Object.fromEntries(
    [...growingPages, ...growingQuestions].map((path) => [path, ({ ask }) => ask(path).catch(tell)]),
  ),
  'landing lists': ({ services }) => services.landingLists.read(),
  'sitemap, made': ({ services }) => services.sitemap.generate(),
  feed: ({ services }) => services.journalFeed.render(),
};
console.log('processor   clock   first   slowest');
for (const [name, run] of Object.entries(work)) if (name.includes(part)) await survey(name, run);
for (const api of Object.values(apis)) await api.close();
await db.destroy();
rmSync(folder, { recursive: true, force: true });

/** A question that fails is told, and the survey goes on. */
function tell(error: Error): void {
  console.log(error.message.slice(0, 200));
}

async function survey(name: string, run: (api: ReadingApi) => Promise<unknown>): Promise<void> {
  const times: { processor: number; clock: number }[] = [];
  for (let count = 0; count <= runs; count += 1) {
    const [startedAt, cpuAtStart] = [performance.now(), process.cpuUsage()];
    await run(apis.plain);
    const used = process.cpuUsage(cpuAtStart);
    times.push({ processor: (used.user + used.system) / 1000, clock: performance.now() - startedAt });
    if ((times.at(-1)?.clock ?? 0) > 2_000 && count >= 1) break;
  }
  take();
  await run(apis.watched);
  const statements = take();
  const whole = await wholeReads(statements);
  const [first, ...others] = times;
  const figures = [
    ...[medianOf(others.map(({ processor }) => processor)), medianOf(others.map(({ clock }) => clock))],
    ...[first?.clock ?? 0, Math.max(...others.map(({ clock }) => clock))],
  ];
  console.log(
    `${figures.map((ms) => ms.toFixed(1).padStart(8)).join('')}  ${name}  [${statements.length} statements]`,
  );
  for (const line of whole) console.log(`            ${line}`);
}

async function wholeReads(statements: CompiledQuery[]): Promise<string[]> {
  const seen = new Map(statements.map((query) => [query.sql, query]));
  const lines: string[] = [];
  for (const query of seen.values()) {
    if (!/^\s*(?:select|with)/i.test(query.sql)) continue;
    const plan = await readsWhole(db as Db, engine, query, { hasRows: true });
    if (plan.length > 0) lines.push(`${plan.join(' | ')}  <- ${query.sql.slice(0, 160)}`);
  }
  return lines;
}

function medianOf(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
