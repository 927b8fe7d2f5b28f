import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { checkBackupPlace } from '#backups/open-backup-place.ts';
import { closeNewSite } from '#content/editorial/close-new-site.ts';
import { hasHadContent } from '#content/kit/first-content.repository.ts';
import { contentVersionOf, type Db, engineOf, loadOf } from '#database/connect.ts';
import { inStartTurn } from '#database/start-turn.ts';
import { isAppError } from '#errors/app-error.ts';
import type { IdleMonitor } from '#media/pictures/variants.service.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import type { OpenedStorage } from '#media/storage/opened-storage.ts';
import type { FirstAdministrator } from '#people/accounts/first-administrator.ts';
import manifest from '../package.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { createResponseCache, type ResponseCache } from './cache/response-cache.ts';
import { type Config, ConfigError } from './config/config.ts';
import { backOfficeOriginOf } from './config/origins.ts';
import { openStorageOf } from './config/storage-settings.ts';
import { closeConnectionsAfterResponses, closeServer } from './http/closing.ts';
import { type ConnectionLimits, defaultConnectionLimits } from './http/connection-limits.ts';
import { createReadiness } from './http/readiness.ts';
import { watchRequests } from './http/watch-requests.ts';
import { startBackgroundWork } from './jobs/background-work.ts';
import { monitorIdle } from './jobs/idle-monitor.ts';
import { messageOf, openMigrated } from './open-database.ts';
import type { Pages } from './pages/page-renderer.ts';
import { createReserve } from './reserve.ts';
import { createServices, type Services } from './services/services.ts';
import { backupOptionsOf } from './services/wire-backups.ts';
import type { StorageComplaint } from './storage-check.ts';

export type RunningServer = {
  app: FastifyInstance;
  services: Services;
  url: string;
  /** What is wrong with the storage at the start; the site can be read all the same. */
  storageComplaint: StorageComplaint | undefined;
  /** For work that must not delay visitors. */
  idle: IdleMonitor;
  cache: ResponseCache;
  /** Finishes the requests in progress, cuts off what takes too long, and closes everything. */
  stop: () => Promise<void>;
};

type StartOptions = {
  limits?: ConnectionLimits;
  /** Runs the moment the first administrator is made, whatever fails afterwards: nobody can find it out later. */
  onFirstAdministrator?: (account: FirstAdministrator) => void;
  /** Runs just before requests are taken: from then on a stop has something to finish. */
  onListening?: () => void;
};

/**
 * Brings one process up: database, migrations, first content and administrator, then the listener.
 * @throws ConfigError when a setting turns out to be unusable here (database unreachable, port taken)
 */
export async function startServer(
  config: Config,
  pages: Pages,
  { limits = defaultConnectionLimits, onFirstAdministrator, onListening }: StartOptions = {},
): Promise<RunningServer> {
  await checkPort(config);
  await mkdir(config.dataDir, { recursive: true }).catch((cause: unknown) => {
    throw new ConfigError(`DATA_DIR cannot be written to: ${messageOf(cause)}`);
  });
  const { uploads: storage, ...shared } = await openStorageOf(config);
  if (config.backups) await checkBackupPlace(config.backups.place);
  const db = await openMigrated(config.databaseUrl);
  const services = openServices(config, { db, storage, shared, findLog: () => app.log });
  await inStartTurn(db, async () => {
    if (!config.hasDemoContent) await closeNewSite(db);
    const firstAdministrator = await ensureFirstAdministrator(config, services);
    if (firstAdministrator) onFirstAdministrator?.(firstAdministrator);
    if (config.hasDemoContent) await loadDemoContent(db, storage);
  });
  // People read the standard output; the structured log has the other stream to itself.
  const logStream = process.stderr;
  // While developing, sources change and nobody says so.
  const maxBytes = config.isDevelopment ? 0 : config.cacheBytes;
  const cache = createResponseCache({ maxBytes, version: contentVersionOf(db), load: loadOf(db) });
  const readiness = createReadiness();
  const { traffic, requestIds } = watchRequests(config, logStream);
  const app = await buildApp({
    ...{ config, db, services, version: manifest.version },
    ...{ pages, logStream, limits, cache, readiness, traffic, requestIds },
  });
  const idle = monitorIdle(app);
  const closeConnections = closeConnectionsAfterResponses(app);
  await catchUp(app, services);
  onListening?.();
  await listen(app, config);
  const stopBackground = startBackgroundWork(app, { config, services, db });
  return {
    app,
    services,
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}/`,
    storageComplaint: await services.storageCheck.findComplaint(),
    idle,
    cache,
    async stop() {
      readiness.beginStop();
      traffic.beginStop();
      closeConnections();
      await wait(config.drainMs);
      cache.close();
      const coloursEnd = services.pictureColours.stop();
      const picturesEnd = services.variants.stop();
      // Shorter than connections have, so that who sent one that is cut off hears of it.
      services.imports.beginStop(limits.stopMs / 2);
      await closeServer(app, { ms: limits.stopMs, isBehindProxy: config.drainMs > 0, traffic });
      await Promise.race([picturesEnd, wait(limits.stopMs, undefined, { ref: false })]);
      await services.imports.stop();
      await stopBackground();
      // What visitors did is no reason not to stop.
      await Promise.allSettled([
        ...[services.redirects.storeHits(), services.missingPaths.storeCounts()],
        services.refusals.storeCounts(),
      ]);
      await coloursEnd;
      await db.destroy();
      app.log.info('Ashlar has stopped');
    },
  };
}

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Takes the port and lets go of it, before anything is written that only a start which succeeds should leave behind.
 * @throws ConfigError in one line
 */
async function checkPort({ host, port }: Address): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw refusalOf({ host, port }, error);
  }
  probe.close();
  await once(probe, 'close');
}

/** @throws ConfigError in one line */
async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw refusalOf({ host, port }, error);
  }
}

function refusalOf({ host, port }: Address, error: unknown): ConfigError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new ConfigError(`PORT ${port} is taken on ${host}`);
  if (code === 'EACCES') return new ConfigError(`PORT ${port} may not be used by this user`);
  return new ConfigError(`HOST ${host} cannot be listened on: ${messageOf(error)}`);
}

/** Only now is it known whether the password of the settings counts. */
async function ensureFirstAdministrator(
  { adminUsername: username, adminPassword: password }: Config,
  { accounts }: Services,
): Promise<FirstAdministrator | undefined> {
  return accounts.ensureFirstAdministrator({ username, password }).catch((error: unknown) => {
    const fault = isAppError(error) && error.fields?.password;
    throw fault ? new ConfigError(`ADMIN_PASSWORD cannot be used: ${fault}`) : error;
  });
}

type Stores = { db: Db; storage: FileStorage; shared: Omit<OpenedStorage, 'uploads'> };

function openServices(
  config: Config,
  { findLog, ...stores }: Stores & { findLog: () => FastifyBaseLogger },
): Services {
  const { dataDir, publicUrl, mail, formCollector, analyticsId, adsConversion } = config;
  return createServices({
    shortlistDays: config.keptDays.shortlists,
    backups: backupOptionsOf(config, findLog),
    ...stores,
    cacheFolder: join(dataDir, 'cache', 'pictures'),
    tempFolder: join(dataDir, 'uploading'),
    ...{ publicUrl, backOfficeUrl: backOfficeOriginOf(config), factorKey: config.factorKey },
    fetchAllow: config.fetchAllow,
    watchedFolders: foldersOf(config),
    reserve: createReserve(dataDir),
    mail,
    formCollector,
    outsideAnalytics: { analyticsId, adsConversion },
  });
}

/** Where the site stores things on this machine; the three may be on different disks. */
function foldersOf({ dataDir, storage, databaseUrl }: Config): string[] {
  const isFile = engineOf(databaseUrl) === 'sqlite';
  const uploads = 'folder' in storage ? [storage.folder] : [];
  return [dataDir, ...uploads, ...(isFile ? [dirname(databaseUrl.slice('sqlite:'.length))] : [])];
}

/** The loader is brought in only while nothing was ever published: later starts do without it. */
async function loadDemoContent(db: Db, storage: FileStorage): Promise<void> {
  if (await hasHadContent(db)) return;
  const { loadDemo } = await import('#demo/load-demo.ts');
  await loadDemo(db, { storage });
}

/** What was due while no process ran is done before the first visitor comes. */
async function catchUp(app: FastifyInstance, { schedule }: Services): Promise<void> {
  try {
    const { refused } = await schedule.runDue({ wasStopped: true });
    for (const { reason: err } of refused)
      app.log.warn({ err }, 'something of the schedule could not be done');
  } catch (err) {
    // The timer tries it again.
    app.log.warn({ err }, 'the schedule could not be caught up with');
  }
}
