import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { performInProcess } from '#backups/backup-process.ts';
import { type BackupService, createBackupService } from '#backups/backups.service.ts';
import type { BackupOptions } from '#backups/perform.ts';
import { removeArchive } from '#backups/remove-archive.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { Db } from '#database/connect.ts';
import type { Config } from '../config/config.ts';

type FindLog = () => FastifyBaseLogger;

/** However far off the next time is: clocks are set and machines sleep, which a timer does not notice. */
const lookMs = 30_000;

export type SiteBackupOptions = Omit<BackupOptions, 'findTimeZone'>;

/** Times are the company's. */
export function createSiteBackups(
  db: Db,
  { backups, siteDocuments }: { backups?: SiteBackupOptions | undefined; siteDocuments: SiteDocumentService },
): BackupService {
  const findTimeZone = async () => (await siteDocuments.get('company')).timeZone;
  return createBackupService(db, { ...backups, findTimeZone });
}

/** What a running site makes archives with. Failures are logged, and seen in the back office. */
export function backupOptionsOf(config: Config, findLog: FindLog): SiteBackupOptions {
  const { databaseUrl, storage, dataDir } = config;
  return {
    settings: config.backups,
    perform: performInProcess({ databaseUrl, storage, dataDir }),
    removeArchive,
    onDone: (what, ms) => findLog().info({ what, ms }, 'a backup or a rehearsal is done'),
    onError: (err, what) => findLog().warn({ err, what }, 'a backup or a rehearsal failed'),
  };
}

/** @returns what ends it, and with it what is under way */
export function startBackups(backups: BackupService, findLog: FindLog): () => Promise<void> {
  const timer = startBackupTimer(backups, {
    onError: (err) => findLog().warn({ err }, 'it could not be seen whether a backup is due'),
  });
  return async () => {
    await backups.stop();
    await timer.stop();
  };
}

/** Looks again and again whether a backup or a rehearsal is due. The first visitors after a start come before it. */
function startBackupTimer(
  backups: Pick<BackupService, 'runDue'>,
  { onError, everyMs = lookMs }: { onError: (error: unknown) => void; everyMs?: number },
): { /** Waits for the look in progress, and for what it has begun. */ stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const look = async () => {
    while (!signal.aborted) {
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return;
      await backups.runDue().catch(onError);
    }
  };
  const looking = look();
  return {
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
