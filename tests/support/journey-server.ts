import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import { systemAuthor } from '#content/kit/author.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { openStorage } from '#media/storage/open-storage.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { openMigrated } from '#server/open-database.ts';
import { openBuiltPages } from '#server/pages/built-pages.ts';
import { type RunningServer, startServer } from '#server/start.ts';
import { openToVisitors } from './open-to-visitors.ts';

/**
 * The built site for the browser tests, once for each of the settings in SITES (a JSON list), in folders that go with
 * the process. What takes long is done once for all of them: the demo content is loaded, and pictures are made.
 */
const folder = mkdtempSync(join(tmpdir(), 'ashlar-journeys-'));
const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
const servers = await startAll(JSON.parse(process.env.SITES ?? '[]'));
console.log(`Journeys are served at ${servers.map(({ url }) => url).join(', ')}`);

async function startAll(sites: Record<string, string>[]): Promise<RunningServer[]> {
  const configs = sites.map(({ isClosed: _isClosed, ...settings }) =>
    readConfig({
      DATA_DIR: join(folder, settings.PORT ?? ''),
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'journey-password',
      // So that a journey can send forms as somebody else than all the others: it is its own proxy.
      TRUST_PROXY: '1',
      ...settings,
    }),
  );
  for (const [index, { dataDir, hasDemoContent }] of configs.entries())
    if (!hasDemoContent && !sites[index]?.isClosed) await openToVisitors({ DATA_DIR: dataDir });
  await furnish(configs.filter(({ hasDemoContent }) => hasDemoContent));
  return Promise.all(configs.map((config) => startServer(config, pages)));
}

/** Gives each site the demo content, and a place for made pictures that it shares with the others. */
async function furnish([first, ...others]: Config[]): Promise<void> {
  if (!first) return;
  mkdirSync(first.dataDir);
  const db = await openMigrated(first.databaseUrl);
  const { uploads } = await openStorage(first.storage);
  await loadDemo(db, { storage: uploads });
  // Journeys that are about several languages give the company theirs.
  const value = { languages: ['en-GB'] };
  await createSiteDocumentService(db).save('company', { value, author: systemAuthor });
  await db.destroy();
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  for (const { dataDir } of others) cpSync(first.dataDir, dataDir, { recursive: true });
  for (const { dataDir } of [first, ...others]) {
    mkdirSync(join(dataDir, 'cache'));
    symlinkSync(pictures, join(dataDir, 'cache', 'pictures'));
  }
}

let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop());

// A test runner that was killed could not say that it is over.
const runner = process.ppid;
setInterval(() => {
  if (process.ppid !== runner) void stop();
}, 1_000).unref();
