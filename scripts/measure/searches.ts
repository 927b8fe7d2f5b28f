/**
 * How long the visitors' search takes over a grown database (scripts/seed-growth.mjs), in milliseconds by the clock and of
 * the process: words of all kinds, choices and pages at random, the same each time; the first search reads everything.
 *
 *     DATABASE_URL=… node scripts/measure/searches.ts [--times 400]
 */
import { parseArgs } from 'node:util';
import { createCatalogueService } from '../../content/search/catalogue.service.ts';
import type { Narrowing } from '../../content/search/catalogue-parameters.shared.ts';
import { openDatabase, rowChangesOf } from '../../database/connect.ts';
import { migrateToLatest } from '../../database/migrate.ts';

/** Words of the names that are seeded. */
const stones = ['onyx', 'marble', 'travertine', 'quartzite', 'granite', 'basalt'];
const colours = ['honey', 'black', 'white', 'blue'];

const { values } = parseArgs({ options: { times: { type: 'string', default: '400' } } });
const db = await openDatabase(process.env.DATABASE_URL ?? 'sqlite:./data/ashlar.sqlite', {
  isThreaded: true,
});
await migrateToLatest(db);
rowChangesOf(db).setHearing(true);
const catalogue = createCatalogueService(db, { findSynonyms: async () => [] });

let seed = 7;
function pick<T>(list: readonly T[]): T {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return list[Math.floor((seed / 0x7fffffff) * list.length)] as T;
}

const misspelt = (word: string) => word.slice(0, 2) + word.slice(3);
const queries: (() => string)[] = [
  () => '',
  () => pick(stones),
  () => pick(stones).slice(0, 2 + (seed % 3)),
  () => `${pick(stones)} ${pick(colours)}`,
  () => `${pick(stones)} ${seed % 100_000}`,
  () => misspelt(pick(stones)),
  () => `about ${pick(colours)}`,
  () => 'nothing of this kind',
];
const narrowings: Narrowing[] = [
  {},
  {},
  { category: ['growth-collection-3'] },
  { origin: [pick(colours)] },
  { availability: ['available'], kind: ['stone'] },
];

async function timed(work: () => Promise<unknown>) {
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { clock: performance.now() - startedAt, processor: (user + system) / 1000 };
}

const search = () =>
  catalogue.search({
    ...{ query: pick(queries)(), narrowing: pick(narrowings), page: 1 + (seed % 3), perPage: 24 },
    sort: pick([undefined, undefined, 'name', 'newest'] as const),
  });
const first = await timed(search);
console.info(`first search ${first.clock.toFixed()} ms`);
const times = [];
for (let at = 0; at < Number(values.times); at += 1) times.push(await timed(search));
for (const kind of ['clock', 'processor'] as const) {
  const sorted = times.map((time) => time[kind]).sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.info(`${kind}: half below ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms`);
}
await db.destroy();
