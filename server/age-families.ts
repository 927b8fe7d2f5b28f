import type { Db } from '#database/connect.ts';
import { countUnsealed } from '#logbook/log-chain.repository.ts';
import { findLastDone } from './backups/backup-runs.repository.ts';
import { findLastDoneAt } from './job-runs.repository.ts';
import { gauge } from './metrics-families.ts';
import type { MetricFamily } from './metrics-text.ts';
import type { Services } from './services.ts';

const msASecond = 1_000;

/**
 * What waits in the database, and how long ago is what has to happen again and again. What has not happened yet has no
 * age. While the database does not answer nothing of it is told.
 */
export async function readWaiting(db: Db, { outbox, schedule }: Services): Promise<MetricFamily[]> {
  const now = new Date().toISOString();
  const ago = (moment: string | null | undefined) =>
    moment ? Math.max(0, Date.now() - Date.parse(moment)) / msASecond : 0;
  const age = (name: string, help: string, moment: string | null | undefined): MetricFamily[] =>
    moment ? [{ name, type: 'gauge', unit: 'seconds', help, samples: [{ value: ago(moment) }] }] : [];
  try {
    const [mails, next, log, retention, backup, rehearsal] = await Promise.all([
      ...([outbox.countUnsent(), schedule.findNext(), countUnsealed(db), findLastDoneAt(db)] as const),
      findLastDone(db, { kind: 'backup', before: now }),
      findLastDone(db, { kind: 'rehearsal', before: now }),
    ]);
    return [
      gauge('ashlar_mails_waiting', 'Mails to be sent.', mails.waiting),
      gauge('ashlar_mails_given_up', 'Mails that could not be sent.', mails.givenUp),
      gauge(
        'ashlar_mails_oldest_age_seconds',
        'How long the first of those to be sent waits.',
        ago(mails.oldest),
      ),
      gauge('ashlar_schedule_late_seconds', 'How late the schedule is.', ago(next)),
      gauge('ashlar_log_unsealed', 'Entries of the log that have no place in its chain yet.', log.count),
      gauge('ashlar_log_unsealed_age_seconds', 'How long the first of them waits for it.', ago(log.since)),
      ...age('ashlar_backup_age_seconds', 'Since the last backup that succeeded began.', backup?.startedAt),
      ...age(
        'ashlar_rehearsal_age_seconds',
        'Since the last rehearsal that succeeded began.',
        rehearsal?.startedAt,
      ),
      ...age('ashlar_retention_age_seconds', 'Since one of the daily jobs was last done.', retention),
    ];
  } catch {
    return [];
  }
}
