/**
 * Measures for how long others wait while much is written: an import, a bulk action, a replaced picture, undoing them, and
 * emptying the trash, over a copy of a database that `scripts/seed-growth.mjs` has filled. Prints the longest that the main
 * thread was busy without a break, as its processor time, and by the clock, which on a busy machine tells of others as well;
 * and how long another visitor waited, at most and at the median, for one product, asked again and again.
 *   DATABASE_URL=… node --disable-warning=ExperimentalWarning scripts/measure/stalls.ts [one-thread]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { createFolderStorage } from '#media/folder-storage.ts';
import { buildApp } from '#server/app.ts';
import { createServices } from '#server/services.ts';

const rowCount = 5_000;
const bulkCount = 5_000;
/** As many as the API takes in one call. */
const idsAtOnce = 1_000;
const pauseMs = 5;
const longAgo = '2020-01-01T00:00:00.000Z';
const account = { username: 'admin', password: 'measured-password' };
const url = process.env.DATABASE_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'ashlar-measure-'));
const db = await openDatabase(url, { isThreaded: process.argv[2] !== 'one-thread' });
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
await timed('undoing it', () => post(`/api/bulk/${imported.bulkId}/undo`));
await timed(`bulk action on ${bulkCount}`, () => changeAll('feature'));
const pair = ['/uploads/products/growth-1.webp', '/uploads/products/growth-200.webp'];
await timed('replacing a picture of 1,000 products', () =>
  post('/api/images/replace', { old_path: pair[0], new_path: pair[1] }),
);
await timed('replacing it back', () => post('/api/images/replace', { old_path: pair[1], new_path: pair[0] }));
await timed(`deleting ${bulkCount}`, () => changeAll('delete'));
await db.updateTable('products').set({ deletedAt: longAgo }).where('deletedAt', 'is not', null).execute();
await timed('emptying the trash of them', () => services.trash.removeExpired());
await app.close();
await services.sitemap.stop();
await db.destroy();
rmSync(folder, { recursive: true, force: true });

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const longest = { processor: 0, clock: 0 };
  const cpu = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let last = { processor: cpu(), clock: performance.now() };
  const tick = () => {
    const now = { processor: cpu(), clock: performance.now() };
    longest.processor = Math.max(longest.processor, now.processor - last.processor);
    longest.clock = Math.max(longest.clock, now.clock - last.clock);
    last = now;
    if (!isOver) setImmediate(tick);
  };
  tick();
  const waits: number[] = [];
  const visiting = (async () => {
    while (!isOver) {
      const askedAt = performance.now();
      await (await fetch(`${base}/api/products/growth-honey-travertine-10?fields=name`)).text();
      waits.push(performance.now() - askedAt);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  })();
  const startedAt = performance.now();
  const result = await work();
  isOver = true;
  const tookMs = performance.now() - startedAt;
  await visiting;
  waits.sort((one, other) => one - other);
  console.log(
    `${(tookMs / 1000).toFixed(1).padStart(7)} s  ${what}: ${longest.processor.toFixed(0)} ms of the processor without a break, ${longest.clock.toFixed(0)} ms by the clock; another's request at most ${waits.at(-1)?.toFixed(0)} ms, mostly ${waits[waits.length >> 1]?.toFixed(0)} ms`,
  );
  return result;
}

async function changeAll(action: string): Promise<void> {
  for (let done = 0; done < bulkCount; done += idsAtOnce) {
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

async function post(path: string, body?: object): Promise<{ bulkId: number; bulk_id?: number }> {
  const sent = body
    ? { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
    : { headers };
  const response = await fetch(base + path, { method: 'POST', ...sent });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text || '{}');
}
