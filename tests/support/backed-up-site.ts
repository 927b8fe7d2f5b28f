import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { performInProcess } from '#backups/backup-process.ts';
import { createBackupService } from '#backups/backups.service.ts';
import type { BackupOptions, PerformBackup } from '#backups/perform.ts';
import { removeArchive } from '#backups/remove-archive.ts';
import { type Db, urlOf } from '#database/connect.ts';

const keep = { daily: 2, weekly: 0, monthly: 0 };

/** A site whose backups go to a folder, and the clock that it sees. Call it where tests are registered. */
export function useBackedUpSite(openDb: () => Promise<Db>) {
  const site = { db: undefined as unknown as Db, folder: '', nowMs: 0 };

  beforeEach(async () => {
    site.db = await openDb();
    site.folder = await mkdtemp(join(tmpdir(), 'ashlar-backups-'));
    site.nowMs = Date.parse('2026-11-23T12:00:00.000Z');
    return () => rm(site.folder, { recursive: true, force: true });
  });

  const vault = () => join(site.folder, 'vault');
  /** The work as a running site has it done. */
  const performing = () =>
    performInProcess({
      ...{
        databaseUrl: urlOf(site.db),
        storage: { folder: join(site.folder, 'uploads') },
        dataDir: site.folder,
      },
    });
  /** Another process of the same site. */
  const open = (options: Partial<BackupOptions> = {}) =>
    createBackupService(site.db, {
      ...{ settings: { to: vault(), place: { folder: vault() }, at: '03:00', keep } },
      ...{ perform: performing(), removeArchive },
      ...{ findTimeZone: async () => 'UTC', now: () => new Date(site.nowMs) },
      ...options,
    });
  /** What is said to be done, without the work. */
  const written: PerformBackup = async (order) => ({
    name: order.kind === 'backup' ? `archive-${site.nowMs}` : order.name,
    ...{ bytes: 1, rowCount: 1, fileCount: 0, sha256: 'a'.repeat(64) },
    proof: order.kind === 'rehearsal' ? ['It is whole.'] : [],
  });

  return Object.assign(site, {
    ...{ vault, performing, open, written },
    archives: async () => (await readdir(vault()).catch(() => [])).sort(),
    runs: async () => (await open().read()).runs,
  });
}
