import type { BackupRun } from './backup-runs.repository.ts';
import type { History, Work } from './due-work.ts';

/** What the dashboard warns of: `failed` the last attempt, `old` the last that was done. */
export type BackupWarning = { kind: Work; problem: 'failed' | 'old' | 'none'; since: string; text: string };

const dayMs = 24 * 60 * 60_000;
/** Two nights, and what a slow one may take. */
const oldBackupMs = 2 * dayMs;
const oldRehearsalMs = 10 * dayMs;

type Known = { backup: History; rehearsal: History; archives: readonly BackupRun[] };

export function findBackupWarnings({ backup, rehearsal, archives }: Known, now: Date): BackupWarning[] {
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
