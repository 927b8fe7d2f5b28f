/**
 * Times importing products as the API does it, and what the site answers meanwhile: a file of new products, the same
 * file unchanged, one that changes all of them, and taking that back. Prints how long each took, the longest the event
 * loop stood still and how much of that was work, and how long a list of the public API and a visitor's message took meanwhile.
 *   node --disable-warning=ExperimentalWarning scripts/measure/imports.ts [rows] [csv|xlsx] [postgres://…]
 * Works on a SQLite file of its own, which goes with it, or on the database that is named, which must be empty.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createContentServices } from '#content/content-services.ts';
import { systemAuthor } from '#content/kit/author.ts';
import { openDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { createFolderStorage } from '#media/folder-storage.ts';
import { buildApp } from '#server/app.ts';
import { createServices } from '#server/services.ts';

const rowCount = Number(process.argv[2] ?? 5000);
const ending = process.argv[3] ?? 'csv';
const account = { username: 'admin', password: 'measured-password' };
const folder = mkdtempSync(join(tmpdir(), 'ashlar-measure-'));
const db = await openDatabase(process.argv[4] ?? `sqlite:${join(folder, 'measure.sqlite')}`);

try {
  await migrateToLatest(db);
  const site = await open();
  await fillCategories();
  await timed('new products', () => site.importFile(csvOf('40')));
  await timed('the same again', () => site.importFile(csvOf('40')));
  await timed(`exporting as ${ending}`, site.exportFile);
  const file = await site.exportFile();
  await timed(`dry run of the export (${ending})`, () => site.importFile(file, { isDryRun: true }));
  const changed = await timed('changing all of them', () => site.importFile(csvOf('50')));
  await timed('taking that back', () => site.undo(changed.bulkId));
  await site.close();

  async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const held = watchHolds();
    const reads: number[] = [];
    const writes: number[] = [];
    let isDone = false;
    const visiting = visit(() => isDone, { reads, writes });
    delay.enable();
    const startedAt = performance.now();
    const result = await work();
    const tookMs = performance.now() - startedAt;
    delay.disable();
    const holdMs = held.stop();
    isDone = true;
    await visiting;
    const pause = (delay.max / 1e6).toFixed(0);
    console.log(
      `${(tookMs / 1000).toFixed(1).padStart(6)} s  ${what}; longest pause ${pause} ms (${holdMs.toFixed(0)} ms of its own processor time), ` +
        `lists ${describe(reads)}, messages ${describe(writes)}`,
    );
    return result;
  }

  async function visit(isDone: () => boolean, into: { reads: number[]; writes: number[] }): Promise<void> {
    for (let round = 0; !isDone(); round += 1) {
      into.reads.push(await site.read());
      if (round % 10 === 0) into.writes.push(await site.write());
      await wait(20);
    }
  }
} finally {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
}

async function fillCategories(): Promise<void> {
  const content = createContentServices(db);
  const media = { image: '', heroImage: '', videoUrl: '' };
  const meta = { metaTitle: '', metaDescription: '', metaUrl: '' };
  const schedule = { published: true, publishAt: null, unpublishAt: null };
  const shared = { description: 'Stones', longDescription: '', slug: '', ...schedule, ...media, ...meta };
  for (let index = 0; index < 8; index += 1) {
    await content.categories.create({ ...shared, name: `Collection ${index}` }, systemAuthor);
  }
}

function csvOf(price: string): Buffer {
  const rows = Array.from({ length: rowCount }, (_row, index) => {
    const words = 'It is cut, honed and packed in the yard. '.repeat(20);
    const pictures = [1, 2, 3, 4].map((number) => `https://pictures.example/${index}-${number}.webp`);
    return [
      ...[`stone-${index}`, `Stone ${index}`, '"White, boldly veined, from an old quarry."', `"${words}"`],
      ...[`collection-${index % 8}`, 'Carrara', price, `"${pictures.join('\n')}"`, '"Polished\nHoned"'],
    ].join(',');
  });
  const header = 'slug,name,description,long_description,category,origin,price,gallery_images,finish_options';
  return Buffer.from([header, ...rows].join('\r\n'));
}

async function open() {
  const services = createServices({
    ...{ db, cacheFolder: folder, tempFolder: join(folder, 'uploading'), publicUrl: 'http://localhost:3000' },
    storage: createFolderStorage(join(folder, 'uploads')),
  });
  await services.accounts.ensureFirstAdministrator(account);
  const config = { isDevelopment: false, trustProxy: false as const };
  const app = await buildApp({ config, db, services, version: '0' });
  const { token } = (await app.inject({ method: 'POST', url: '/api/auth/login', payload: account })).json();
  const headers = { authorization: `Bearer ${token}` };
  const url = await app.listen({ port: 0 });
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return response;
  };
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  };
  let visitors = 0;
  return {
    exportFile: async () =>
      new Uint8Array(await (await call(`/api/products/export.${ending}`)).arrayBuffer()),
    importFile: async (bytes: Uint8Array, { isDryRun = false } = {}): Promise<{ bulkId: number }> => {
      const body = new FormData();
      body.append('file', new File([new Uint8Array(bytes)], 'products'));
      return (
        await call(`/api/products/import?dry_run=${isDryRun}`, { method: 'POST', body })
      ).json() as never;
    },
    undo: (bulkId: number) => call(`/api/bulk/${bulkId}/undo`, { method: 'POST' }),
    read: () => timed(() => call('/api/products?per_page=20')),
    write: () =>
      timed(() => {
        visitors += 1;
        const values = { rating: 5, feedback: `Number ${visitors}`, source_page: '/' };
        const type = { 'content-type': 'application/json' };
        return fetch(`${url}/api/feedback`, { method: 'POST', headers: type, body: JSON.stringify(values) });
      }),
    close: () => app.close(),
  };
}

/**
 * The longest time of the processor that one turn of the event loop took: on a busy machine a pause is mostly somebody
 * else's.
 */
function watchHolds() {
  let longest = 0;
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - last.user - last.system);
    last = now;
  }, 1);
  return {
    stop(): number {
      clearInterval(timer);
      return longest / 1000;
    },
  };
}

function describe(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? sorted.at(-1) ?? 0).toFixed(0);
  return `${at(0.5)} ms (slowest ${(sorted.at(-1) ?? 0).toFixed(0)} of ${sorted.length})`;
}
