/**
 * Measures for how long others wait while much is written: an import, a bulk action, a replaced picture, undoing them, and
 * emptying the trash, over a copy of a database that `scripts/seed-growth.mjs` has filled. Prints the longest that the main
 * thread was busy without a break, as its processor time, and by the clock, which on a busy machine tells of others as well;
 * and how long another visitor waited, at most and at the median, for one product, asked again and again.
 *   DATABASE_URL=… node --disable-warning=ExperimentalWarning scripts/measure/stalls.ts [--one-thread] [--why] [--part "import"] [--rows 5000]
 * `--why` tells which functions were at work in the longest stretch; `--part` measures only what has that in its name.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { createFolderStorage } from '#media/folder-storage.ts';
import { buildApp } from '#server/app.ts';
import { createServices } from '#server/services.ts';
import { watchStretches } from './stretches.ts';

const pauseMs = 5;
const longAgo = '2020-01-01T00:00:00.000Z';
const account = { username: 'admin', password: 'measured-password' };
const { values } = parseArgs({
  options: {
    'one-thread': { type: 'boolean', default: false },
    why: { type: 'boolean', default: false },
    part: { type: 'string', default: '' },
    rows: { type: 'string', default: '5000' },
  },
});
const { part, why: isProfiled, 'one-thread': isInOneThread } = values;
/** Of the import, and of what is changed and deleted at once. */
const rowCount = Number(values.rows);
/** As many as the API takes in one call. */
const idsAtOnce = Math.min(1_000, rowCount);
const url = process.env.DATABASE_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'ashlar-measure-'));
const db = await openDatabase(url, { isThreaded: !isInOneThread });
await migrateToLatest(db);
const services = createServices({
  ...{ db, cacheFolder: folder, tempFolder: join(folder, 'uploading'), publicUrl: 'http://localhost:3000' },
  storage: createFolderStorage(join(folder, 'uploads')),
});
await services.accounts.ensureFirstAdministrator(account);
const config = { isDevelopment: false, trustProxy: false as const };
const app = await buildApp({ config, db, services, version: '0', logStream: process.stderr });
const { token } = (await app.inject({ method: 'POST', url: '/api/auth/login', payload: account })).json();
const base = await app.listen({ port: 0 });
const headers = { authorization: `Bearer ${token}` };

const imported = await timed(`import of ${rowCount} new products`, importProducts);
if (imported) await timed('undoing the import', () => post(`/api/bulk/${imported.bulkId}/undo`));
await timed(`bulk action on ${rowCount}`, () => changeAll('feature'));
const pair = ['/uploads/products/growth-1.webp', '/uploads/products/growth-200.webp'];
await timed('replacing a picture of 1,000 products', () =>
  post('/api/images/replace', { old_path: pair[0], new_path: pair[1] }),
);
await timed('replacing the picture back', () =>
  post('/api/images/replace', { old_path: pair[1], new_path: pair[0] }),
);
await timed(`deleting ${rowCount}`, () => changeAll('delete'));
await db.updateTable('products').set({ deletedAt: longAgo }).where('deletedAt', 'is not', null).execute();
await timed('emptying the trash of them', () => services.trash.removeExpired());
await timed('export as CSV', () => read('/api/products/export.csv'));
await timed('export as XLSX', () => read('/api/products/export.xlsx'));
await timed('cells of the grid', () => read('/api/products/cells?columns=name,price,origin'));
await timed('the inbox as CSV', () => read('/api/inbox/export'));
await timed('all products at once', () => read('/api/products'));
await timed('the journal', () => read('/api/blog'));
await timed('sitemap', () => services.sitemap.generate());
await timed('check of the whole site', () => read('/api/checks?page=1&per_page=20'));
await timed("visitors' first search", () => read('/api/catalogue?q=onyx'));
await timed('statistics', () => read('/api/statistics/stones?period=12m'));
await timed('old traces', () => services.revisions.removeOld(730));
await app.close();
await services.sitemap.stop();
await db.destroy();
rmSync(folder, { recursive: true, force: true });

/** One of the works, where its name holds what was asked for. */
async function timed<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!what.includes(part)) return undefined;
  let isOver = false;
  const waits: number[] = [];
  const visiting = (async () => {
    while (!isOver) {
      const askedAt = performance.now();
      await (await fetch(`${base}/api/products/growth-honey-travertine-10?fields=name`)).text();
      waits.push(performance.now() - askedAt);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  })();
  const stretches = await watchStretches({ isProfiled });
  const startedAt = performance.now();
  const result = await work();
  isOver = true;
  const tookMs = performance.now() - startedAt;
  const { processor, clock, frames } = await stretches.stop();
  await visiting;
  waits.sort((one, other) => one - other);
  console.log(
    `${(tookMs / 1000).toFixed(1).padStart(7)} s  ${what}: ${processor.toFixed(0)} ms of the processor without a break, ${clock.toFixed(0)} ms by the clock; another's request at most ${waits.at(-1)?.toFixed(0)} ms, mostly ${waits[waits.length >> 1]?.toFixed(0)} ms`,
  );
  for (const frame of frames) console.log(`           ${frame}`);
  return result;
}

async function changeAll(action: string): Promise<void> {
  for (let done = 0; done < rowCount; done += idsAtOnce) {
    const ids = Array.from({ length: idsAtOnce }, (_, index) => 50_000 + done + index);
    await post('/api/products/bulk', { action, ids });
  }
}

async function importProducts(): Promise<{ bulkId: number }> {
  const words = 'It is cut, honed and packed in the yard. '.repeat(20);
  const rows = Array.from({ length: rowCount }, (_, index) =>
    [
      `stall-${index}`,
      `Stall ${index}`,
      'From an old quarry.',
      `"${words}"`,
      `growth-collection-${index % 8}`,
    ].join(),
  );
  const body = new FormData();
  const text = ['slug,name,description,long_description,category', ...rows].join('\r\n');
  body.append('file', new File([text], 'products.csv'));
  const response = await fetch(`${base}/api/products/import?dry_run=false`, {
    method: 'POST',
    body,
    headers,
  });
  if (!response.ok) throw new Error(`The import answers ${response.status}: ${await response.text()}`);
  return response.json() as never;
}

async function read(path: string): Promise<void> {
  const response = await fetch(base + path, { headers });
  for await (const piece of response.body ?? []) void piece;
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
}

async function post(path: string, body?: object): Promise<{ bulkId: number; bulk_id?: number }> {
  const sent = body
    ? { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
    : { headers };
  const response = await fetch(base + path, { method: 'POST', ...sent });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text || '{}');
}
