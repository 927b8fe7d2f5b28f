import { systemUsername } from '#accounts/system-username.shared.ts';
import type { Db } from '#database/connect.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { enterInLog } from '#logbook/write-log.ts';
import { type BackupRun, deleteOldRuns, dismissNotice, findRun } from './backup-runs.repository.ts';
import { createCarryingOut } from './carry-out.ts';
import type { BackupOptions } from './perform.ts';
import { findDue, noPlaceNotice, readBackups } from './read-backups.ts';

export type BackupService = ReturnType<typeof createBackupService>;

const dayMs = 24 * 60 * 60_000;
/** How long is remembered what failed, and what was made and has been deleted. */
const rememberedDays = 120;
const noPlace = 'No place for backups is set up. Whoever runs the server sets BACKUP_TO and starts it again.';

/** Archives of the whole site that are made by themselves, and tried out (docs/decisions/0057-backups.md). */
export function createBackupService(db: Db, given: BackupOptions) {
  const { settings } = given;
  const now = () => given.now?.() ?? new Date();
  const options = { ...given, now };
  const work = createCarryingOut(db, options);

  async function begin(by: string, archive?: BackupRun): Promise<void> {
    if (!settings) throw new AppError('unprocessable', noPlace);
    await work.endSilent();
    const begun = await work.begin({ kind: archive ? 'rehearsal' : 'backup', archive, by });
    if (!begun) throw new AppError('conflict', 'A backup or a rehearsal is under way already.');
    await enterBeginning(db, { username: by, archive, options });
  }

  return {
    read: () => readBackups(db, options),
    /** Begins a backup, and does not wait for its end. @throws AppError `conflict`, `unprocessable` */
    startBackup: (by: string): Promise<void> => begin(by),
    /** Begins to try an archive out. @throws AppError `conflict`, `not-found`, `unprocessable` */
    startRehearsal: async (id: number, by: string): Promise<void> => begin(by, await getArchive(db, id)),

    /** Does what is due, if anything is, and waits for it. */
    async runDue(): Promise<void> {
      if (!settings) return;
      await work.endSilent();
      const due = await findDue(db, settings, options);
      if (!due) return;
      const isStillWanted = async () => (await findDue(db, settings, options))?.kind === due.kind;
      const begun = await work.begin({ ...due, by: '', isStillWanted });
      if (begun) await enterBeginning(db, { username: systemUsername, archive: due.archive, options });
      await begun?.ended;
    },

    dismissNotice: (by: string): Promise<void> =>
      dismissNotice(db, { name: noPlaceNotice, dismissedAt: now().toISOString(), dismissedBy: by }),
    removeOldRuns: (): Promise<void> =>
      deleteOldRuns(db, new Date(now().getTime() - rememberedDays * dayMs).toISOString()),
    stop: work.stop,
  };
}

async function getArchive(db: Db, id: number): Promise<BackupRun> {
  const archive = await findRun(db, id);
  const isThere = archive?.kind === 'backup' && archive.state === 'done' && archive.removedAt === null;
  if (!isThere) throw notFound('This archive is not there any more.');
  return archive;
}

/** What has begun goes on where it cannot be entered at the moment: its own record says it as well. */
async function enterBeginning(
  db: Db,
  beginning: { username: string; archive: BackupRun | undefined; options: BackupOptions },
): Promise<void> {
  const { username, archive, options } = beginning;
  const text = archive ? `Began to try out the backup ${archive.name}` : 'Began a backup';
  const entered = enterInLog(db, { kind: 'server', text, username });
  await entered.catch((error: unknown) => options.onError?.(error, 'the log'));
}
