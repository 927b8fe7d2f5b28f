import type { FastifyBaseLogger } from 'fastify';
import type { SiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import type { Db } from '#database/connect.ts';
import type { Config } from '../config.ts';
import { performInProcess } from './backup-process.ts';
import { startBackupTimer } from './backup-timer.ts';
import { type BackupService, createBackupService } from './backups.service.ts';
import type { BackupOptions } from './perform.ts';
import { removeArchive } from './remove-archive.ts';

type FindLog = () => FastifyBaseLogger;
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
