/**
 * Compares what pages made anew and calls cost in a small and in a grown database: the processor time of this process and of
 * PostgreSQL's, asked in turn so that both meet the same machine, and how many times as much the grown one takes.
 * Both are filled by `scripts/seed-growth.mjs`. PostgreSQL has to run on this machine.
 *   node --disable-warning=ExperimentalWarning scripts/measure/growth-ratios.ts SMALL_URL GROWN_URL [rounds] [part of a path] [written|visitor]
 * With `written` every question is asked as after a write, when nothing is remembered of what it counts; with `visitor` by
 * somebody who is not signed in, and what only the staff may ask is said to be refused.
 * Prints medians in milliseconds (ours + the database's), the ratio, and the size of what was sent, which has to be alike.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase, rowChangesOf } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openBuiltPages } from '#server/built-pages.ts';
import { medianOf } from '../bench/samples.ts';
import { openBackends } from './backends.ts';
import { growingPages, growingQuestions, inSmall } from './growing-questions.ts';
import { openApi } from './open-api.ts';

const [small = '', grown = '', rounds = '15', part = '', state = ''] = process.argv.slice(2);
/** What somebody waits for is noticed from here on; below it a ratio says little. */
const noticedMs = 1;
const mostGrown = 1.2;
/** The first hundreds cost several times as much, until the compiler has seen what matters. */
const warmUps = 12;

/** What is counted and listed most. */
const written = (
  ['products', 'blogPosts', 'mediaFiles', 'uploadUses', 'inboxItems', 'redirects'] as const
).map((table) => ({ table }));

const folder = mkdtempSync(join(tmpdir(), 'ashlar-measure-'));
const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
const sides = { small: await openSide(small), grown: await openSide(grown) };
console.log('   small           grown          ratio    bytes');
for (const path of [...growingPages, ...growingQuestions].filter((each) => each.includes(part))) {
  await compare(path).catch((error: Error) => console.log(`${path}: ${error.message.slice(0, 160)}`));
}
for (const { close } of Object.values(sides)) await close();
rmSync(folder, { recursive: true, force: true });

type Cost = { own: number; theirs: number };

async function compare(path: string): Promise<void> {
  const costs: Record<'small' | 'grown', Cost[]> = { small: [], grown: [] };
  const paths = { small: inSmall(path), grown: path };
  for (let count = 0; count < warmUps; count += 1) {
    for (const name of ['small', 'grown'] as const) await sides[name].ask(paths[name]);
  }
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const name of ['small', 'grown'] as const) costs[name].push(await sides[name].costOf(paths[name]));
  }
  const [before, after] = [summarise(costs.small), summarise(costs.grown)];
  const ratio = after.sum / before.sum;
  const isMore = ratio > mostGrown && after.sum - before.sum > noticedMs;
  const bytes = `${await sides.small.ask(paths.small)} ${await sides.grown.ask(paths.grown)}`;
  console.log(
    `${before.text}   ${after.text}   ${ratio.toFixed(2)} ${isMore ? '!' : ' '}  ${bytes}  ${path}`,
  );
}

function summarise(costs: Cost[]): { sum: number; text: string } {
  const [own, theirs] = [medianOf(costs.map((cost) => cost.own)), medianOf(costs.map((cost) => cost.theirs))];
  return { sum: own + theirs, text: `${own.toFixed(1).padStart(6)} + ${theirs.toFixed(1).padEnd(5)}` };
}

async function openSide(url: string) {
  const db = await openDatabase(url);
  await migrateToLatest(db);
  // Nobody else writes to it, so that numbers are remembered on PostgreSQL as well.
  rowChangesOf(db).setHearing(true);
  const api = await openApi(db, mkdtempSync(join(folder, 'side-')), pages);
  const backends = await openBackends(url);
  const ask = state === 'visitor' ? api.askAsVisitor : api.ask;
  return {
    ask,
    async costOf(path: string): Promise<Cost> {
      if (state === 'written') rowChangesOf(db).announce(written);
      const theirsBefore = await backends.processorMs();
      const before = process.cpuUsage();
      await ask(path);
      const { user, system } = process.cpuUsage(before);
      return { own: (user + system) / 1_000, theirs: (await backends.processorMs()) - theirsBefore };
    },
    async close(): Promise<void> {
      await api.close();
      await backends.close();
      await db.destroy();
    },
  };
}
