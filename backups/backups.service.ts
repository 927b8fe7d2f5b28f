import { aheadMs } from '#database/ahead-of-clock.ts';
import type { Db } from '#database/connect.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { systemUsername } from '#people/log/system-username.shared.ts';
import { enterInLog } from '#people/log/write-log.ts';
import {
  type BackupRun,
  deleteOldRuns,
  dismissNotice,
  findArchives,
  findFailedSince,
  findLastDone,
  findRun,
  findRunning,
  findRuns,
  isNoticeDismissed,
} from './backup-runs.repository.ts';
import { type BackupSettings, describeKeepRule } from './backup-settings.ts';
import { createCarryingOut } from './carry-out.ts';
import { findDueWork, type History, slotAfter, type Work } from './due-work.ts';
import type { BackupOptions } from './perform.ts';

export type BackupService = ReturnType<typeof createBackupService>;

const dayMs = 24 * 60 * 60_000;
/** How long is remembered what failed, and what was made and has been deleted. */
const rememberedDays = 120;
const noPlace = 'No place for backups is set up. Whoever runs the server sets BACKUP_TO and starts it again.';
const noPlaceNotice = 'no-place';

/** Two nights, and what a slow one may take. */
const oldBackupMs = 2 * dayMs;
const oldRehearsalMs = 10 * dayMs;

/** Archives of the whole site that are made by themselves, and tried out (docs/decisions/0056-backups.md). */
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

type Options = Pick<BackupOptions, 'settings' | 'findTimeZone'> & { now: () => Date };

/** What is set up, what was done, and what is wrong with it. */
async function readBackups(db: Db, { settings, findTimeZone, now }: Options) {
  const known = { ...(await findHistories(db, now())), archives: await findArchives(db) };
  const zone = await findTimeZone();
  return {
    settings: settings && {
      ...{ to: settings.to, at: settings.at, timeZone: zone },
      keep: describeKeepRule(settings.keep),
      nextAt: slotAfter({ now: now(), at: settings.at, zone }),
    },
    isNoticeDismissed: await isNoticeDismissed(db, noPlaceNotice),
    running: await findRunning(db),
    ...{ lastBackup: known.backup.lastDone, lastRehearsal: known.rehearsal.lastDone },
    warnings: settings ? findBackupWarnings(known, now()) : [],
    runs: await findRuns(db),
  };
}

/** What is to be done now, and with which archive. */
async function findDue(db: Db, settings: BackupSettings, { findTimeZone, now }: Options) {
  const [newest] = await findArchives(db, { place: settings.to });
  const known = { ...(await findHistories(db, now())), hasArchive: newest !== undefined };
  const kind = findDueWork({ now: now(), at: settings.at, zone: await findTimeZone() }, known);
  return kind && { kind, archive: kind === 'rehearsal' ? newest : undefined };
}

/** What was last done of each kind, and what has failed since. */
async function findHistories(db: Db, now: Date): Promise<Record<Work, History>> {
  const before = new Date(now.getTime() + aheadMs).toISOString();
  const find = async (kind: Work): Promise<History> => {
    const lastDone = await findLastDone(db, { kind, before });
    const failed = await findFailedSince(db, { kind, after: lastDone?.startedAt ?? '', before });
    return { lastDone, failed };
  };
  return { backup: await find('backup'), rehearsal: await find('rehearsal') };
}

/** What the dashboard warns of: `failed` the last attempt, `old` the last that was done. */
type BackupWarning = { kind: Work; problem: 'failed' | 'old' | 'none'; since: string; text: string };

type Known = { backup: History; rehearsal: History; archives: readonly BackupRun[] };

function findBackupWarnings({ backup, rehearsal, archives }: Known, now: Date): BackupWarning[] {
  return [
    ...judge('backup', { history: backup, maxMs: oldBackupMs, now, begun: undefined }),
    // Nothing can be tried out before there is an archive.
    ...(archives.length === 0
      ? []
      : judge('rehearsal', {
          ...{ history: rehearsal, maxMs: oldRehearsalMs, now },
          begun: archives.at(-1)?.startedAt,
        })),
  ];
}

function judge(
  kind: Work,
  options: { history: History; maxMs: number; now: Date; begun: string | undefined },
): BackupWarning[] {
  const { history, maxMs, now, begun } = options;
  const { lastDone } = history;
  const [failure] = history.failed;
  const since = lastDone?.startedAt ?? begun;
  const isOld = since !== undefined && now.getTime() - Date.parse(since) > maxMs;
  const days = since === undefined ? 0 : Math.floor((now.getTime() - Date.parse(since)) / dayMs);
  if (failure) {
    const noun = kind === 'backup' ? 'The last backup did not succeed' : 'The last rehearsal did not succeed';
    return [{ kind, problem: 'failed', since: failure.startedAt, text: `${noun}. ${failure.reason}` }];
  }
  if (!isOld || since === undefined) return [];
  if (!lastDone) return [{ kind, problem: 'none', since, text: 'No archive has been tried out yet.' }];
  const text =
    kind === 'backup'
      ? `The last backup is ${days} days old. What has changed since then is in none. See whether the server runs at night.`
      : `The last rehearsal is ${days} days ago. Nobody knows whether newer archives can be restored.`;
  return [{ kind, problem: 'old', since, text }];
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
