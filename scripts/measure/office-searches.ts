/**
 * How long the back office's search of products takes over a grown database (scripts/seed-growth.mjs): words, parts of
 * words, two words, numbers and misspelt words in each order, the same each time; by the clock, and the processor time of
 * this process with PostgreSQL's, which has to run on this machine.
 *
 *     DATABASE_URL=… node --disable-warning=ExperimentalWarning scripts/measure/office-searches.ts [times]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, rowChangesOf } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openBackends } from './backends.ts';
import { openApi } from './open-api.ts';

/** Words of the names that are seeded. */
const stones = ['onyx', 'marble', 'travertine', 'quartzite', 'granite', 'basalt', 'limestone', 'slate'];
const colours = ['honey', 'black', 'white', 'blue', 'green', 'grey', 'rose', 'ivory', 'gold', 'silver'];

const times = Number(process.argv[2] ?? 400);
const url = process.env.DATABASE_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'ashlar-measure-'));
const db = await openDatabase(url);
await migrateToLatest(db);
rowChangesOf(db).setHearing(true);
const api = await openApi(db, folder);
const backends = await openBackends(url);

let seed = 7;
function upTo(count: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((seed / 0x7fffffff) * count);
}
const pick = (words: readonly string[]) => words[upTo(words.length)] ?? '';
const searches = [
  () => pick(stones),
  () => pick(stones).slice(0, 2 + upTo(3)),
  () => `${pick(colours)} ${pick(stones)}`,
  () => `${pick(stones)} ${upTo(100_000)}`,
  () => `${upTo(100_000)}`,
  () => `${pick(stones)}x`,
];
const orders = ['', '', '', '&sort=name', '&sort=updated_at&order=desc', '&status=draft'];

const costs: { path: string; clock: number; processor: number }[] = [];
for (let count = 0; count < times + searches.length; count += 1) {
  const words = encodeURIComponent(searches[count % searches.length]?.() ?? '');
  const path = `/api/products?page=1&per_page=20&search=${words}${orders[upTo(orders.length)]}`;
  const [theirs, own, startedAt] = [await backends.processorMs(), process.cpuUsage(), performance.now()];
  await api.ask(path);
  const clock = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(own);
  const processor = (user + system) / 1_000 + (await backends.processorMs()) - theirs;
  // The first of each are not yet compiled.
  if (count >= searches.length) costs.push({ path, clock, processor });
}
for (const kind of ['clock', 'processor'] as const) {
  const sorted = costs.toSorted((one, other) => one[kind] - other[kind]);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)]?.[kind] ?? 0).toFixed(1);
  console.log(`${kind}: half below ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms`);
  for (const { path, processor } of sorted.slice(-3)) console.log(`   ${processor.toFixed(1)} ms  ${path}`);
}
await api.close();
await backends.close();
await db.destroy();
rmSync(folder, { recursive: true, force: true });
