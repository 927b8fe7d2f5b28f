import { addDays, dayAt, momentAt } from '#content/kit/zoned-days.shared.ts';
import type { BackupRun } from './backup-runs.repository.ts';

export type Work = 'backup' | 'rehearsal';
/** What is known of one kind of run: the last that was done, and what has failed since. */
export type History = { lastDone: BackupRun | undefined; failed: readonly BackupRun[] };
type Clock = { now: Date; at: string; zone: string };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** After the first, second … failure; the last one goes on. */
const retryMs: Record<Work, readonly number[]> = {
  backup: [5 * minuteMs, 15 * minuteMs, hourMs],
  rehearsal: [hourMs, 6 * hourMs, 24 * hourMs],
};
const rehearsalDays = 7;
/** What is to be done now; what was missed while no process ran is done once. */
export function findDueWork(
  clock: Clock,
  histories: { backup: History; rehearsal: History; hasArchive: boolean },
): Work | undefined {
  const slot = Date.parse(slotBefore(clock));
  const { backup, rehearsal, hasArchive } = histories;
  if (isDue('backup', { ...clock, history: backup, since: slot })) return 'backup';
  // A backup that fails does not keep older archives from being tried out.
  const since = slot - rehearsalDays * dayMs + dayMs / 2;
  return hasArchive && isDue('rehearsal', { ...clock, history: rehearsal, since }) ? 'rehearsal' : undefined;
}

function isDue(kind: Work, options: { history: History; since: number; now: Date }): boolean {
  const { history, since, now } = options;
  const done = history.lastDone;
  if (done && Date.parse(done.startedAt) >= since) return false;
  const { failed } = history;
  const [last] = failed;
  if (!last?.endedAt) return true;
  const waits = retryMs[kind];
  const waitMs = waits[Math.min(failed.length, waits.length) - 1] ?? 0;
  return now.getTime() >= Date.parse(last.endedAt) + waitMs;
}

/** The last time of the day that has come. */
function slotBefore({ now, at, zone }: Clock): string {
  const today = dayAt(now, zone);
  const moment = momentAt(today, { time: at, zone });
  return Date.parse(moment) <= now.getTime() ? moment : momentAt(addDays(today, -1), { time: at, zone });
}

/** The next time of the day. */
export function slotAfter(clock: Clock): string {
  const day = addDays(dayAt(new Date(slotBefore(clock)), clock.zone), 1);
  return momentAt(day, { time: clock.at, zone: clock.zone });
}
