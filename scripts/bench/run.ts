/** `npm run bench` after the pages are built: measures, prints the tables, and keeps them where it is told to. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPort } from './find-port.ts';
import { keepReport } from './keep-report.ts';
import { loadDemo, measureStarts } from './measure-starts.ts';
import { measureStored } from './measure-stored.ts';
import { measureGrowth, measureUnstored, type Unstored } from './measure-unstored.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { isThere } from './other-servers.ts';
import { memoryMbOf } from './process-usage.ts';
import { grow, startSite, waitForQuiet } from './site.ts';
import { judge, round, type Section, toMarkdown } from './table.ts';

const ports = {
  site: await findPort(),
  grown: await findPort(),
  bare: await findPort(),
  nginx: await findPort(),
};
const storedPaths = ['/', '/products/dawn/', '/statuario/', '/api/products', '/api/products/statuario'];
const unstoredPaths: Unstored[] = [
  { name: 'category page of 24 cards', path: '/products/growth-collection-1/', atMost: 180 },
  { name: 'product page', path: '/statuario/', atMost: 130 },
  { name: 'home page', path: '/', atMost: 180 },
  {
    name: 'list of 20, chosen fields',
    path: '/api/products?page=1&per_page=20&fields=id,name,slug,image,category',
    atMost: 25,
  },
  { name: 'one product', path: '/api/products/statuario', atMost: 15 },
];
/** Longer than the server waits until it gives back what a start took, as it does wherever nobody asks for anything. */
const idleMs = 25_000;
const smallCounts = { products: 200, categories: 5, articles: 20, pictures: 50, enquiries: 0 };

/** Where a site has its data, and where it listens. */
type Place = { dataDir: string; port: number };

const options = readOptions(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
try {
  for (const line of findMissing()) say(line);
  const sections: Section[] = [];
  for await (const section of measureAll(options)) {
    sections.push(section);
    console.log(toMarkdown([section]));
  }
  if (options.isKept) keepReport(toMarkdown(sections), { cores: availableParallelism(), options });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function* measureAll({ products, rounds, isAnewAlone }: BenchOptions): AsyncGenerator<Section> {
  const demo = { dataDir: join(folder, 'demo'), port: ports.site };
  say('Starting, with an empty folder first…');
  if (isAnewAlone) await loadDemo(demo);
  else {
    yield await measureStarts(demo);
    yield* await measureKept(demo, rounds);
  }
  say('Making responses anew…');
  const small = { dataDir: join(folder, 'small'), port: ports.site };
  grow(demo.dataDir, { into: small.dataDir, counts: smallCounts });
  yield await measureAnew(small, { title: 'Made anew, 200 products beside the demo', rounds });
  if (products === 0) return;
  say(`Growing a catalogue of ${products} products…`);
  const large = { dataDir: join(folder, 'large'), port: ports.grown };
  grow(demo.dataDir, { into: large.dataDir, counts: countsFor(products) });
  yield await measureAnew(large, { title: `Made anew, ${products} products`, rounds });
  say('Asking both in turn…');
  yield await compareGrowth({ small, large }, rounds);
}

async function measureKept(demo: Place, rounds: number): Promise<Section[]> {
  const site = await startSite(demo);
  try {
    await waitForQuiet(site);
    await wait(idleMs);
    const idle = memoryMbOf(site.pids()[0] ?? 0);
    const figures = [];
    for (const path of storedPaths) {
      say(`Asking for ${path}…`);
      figures.push(...(await measureStored(site, path, { folder, ports, rounds })));
    }
    const loaded = memoryMbOf(site.pids()[0] ?? 0);
    return [
      { title: 'Kept', figures },
      {
        title: 'Memory',
        figures: [
          judge('idle', idle, { atMost: 130, unit: ' MB' }),
          judge('after the requests for what is kept', loaded, { atMost: 260, unit: ' MB' }),
        ],
      },
    ];
  } finally {
    await site.stop();
  }
}

async function measureAnew(
  place: Place,
  { title, rounds }: { title: string; rounds: number },
): Promise<Section> {
  const site = await startSite(place, { cacheMb: 0 });
  try {
    await waitForQuiet(site);
    const figures = await measureUnstored(site, unstoredPaths, { folder, port: ports.bare, rounds });
    const memory = judge('memory afterwards', memoryMbOf(site.pids()[0] ?? 0), { atMost: 260, unit: ' MB' });
    await wait(idleMs);
    const idle = { name: 'idle once more', measured: `${round(memoryMbOf(site.pids()[0] ?? 0))} MB` };
    const note = 'A bare `node:http` sends 12 KB.';
    return { title, note, figures: [...figures, memory, idle] };
  } finally {
    await site.stop();
  }
}

async function compareGrowth(places: { small: Place; large: Place }, rounds: number): Promise<Section> {
  const small = await startSite(places.small, { cacheMb: 0 });
  try {
    const large = await startSite(places.large, { cacheMb: 0 });
    try {
      for (const site of [small, large]) await waitForQuiet(site);
      const figures = await measureGrowth({ small, large }, unstoredPaths, rounds);
      return { title: 'The grown catalogue against the small one', figures };
    } finally {
      await large.stop();
    }
  } finally {
    await small.stop();
  }
}

/** What a company with so many products has beside them. */
function countsFor(products: number): Record<string, number> {
  const articles = Math.ceil(products / 20);
  return { products, articles, pictures: Math.ceil(products / 2), enquiries: products * 5 };
}

function findMissing(): string[] {
  return [
    ...(isThere('nginx', '-v') ? [] : ['nginx is not installed: nothing is compared with it.']),
    ...(isThere('wrk', '-v') ? [] : ['wrk is not installed: requests a second are not measured.']),
  ];
}

function say(line: string): void {
  console.error(line);
}
