import type { Db } from '#database/connect.ts';
import { findArchives, findRunning, findRuns, isNoticeDismissed } from './backup-runs.repository.ts';
import { type BackupSettings, describeKeepRule } from './backup-settings.ts';
import { findBackupWarnings } from './backup-warnings.ts';
import { findDueWork, slotAfter } from './due-work.ts';
import { findHistories } from './histories.ts';
import type { BackupOptions } from './perform.ts';

type Options = Pick<BackupOptions, 'settings' | 'findTimeZone'> & { now: () => Date };

export const noPlaceNotice = 'no-place';

/** What is set up, what was done, and what is wrong with it. */
export async function readBackups(db: Db, { settings, findTimeZone, now }: Options) {
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
export async function findDue(db: Db, settings: BackupSettings, { findTimeZone, now }: Options) {
  const [newest] = await findArchives(db, { place: settings.to });
  const known = { ...(await findHistories(db, now())), hasArchive: newest !== undefined };
  const kind = findDueWork({ now: now(), at: settings.at, zone: await findTimeZone() }, known);
  return kind && { kind, archive: kind === 'rehearsal' ? newest : undefined };
}
