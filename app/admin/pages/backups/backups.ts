import { requestApi } from '../../kit/api/request-api.ts';

/** An archive that was made, or one that was tried out, as `GET /backups` lists it. */
export type Run = {
  id: number;
  kind: 'backup' | 'rehearsal';
  state: 'running' | 'done' | 'failed';
  startedAt: string;
  endedAt: string | null;
  /** Empty where it began by itself. */
  startedBy: string;
  name: string;
  place: string;
  bytes: number;
  rows: number;
  files: number;
  reason: string;
  proof: readonly string[];
  archiveId: number | null;
  removedAt: string | null;
};

type BackupWarning = {
  kind: Run['kind'];
  problem: 'failed' | 'old' | 'none';
  since: string;
  text: string;
};

export type Backups = {
  settings: { to: string; at: string; timeZone: string; keep: string; nextAt: string } | null;
  noticeDismissed: boolean;
  running: Run | null;
  lastBackup: Run | null;
  lastRehearsal: Run | null;
  warnings: readonly BackupWarning[];
  runs: readonly Run[];
};

export const backupsPath = '/admin/backups/';

/** @throws ApiError */
export async function readBackups(options?: { signal: AbortSignal }): Promise<Backups> {
  return (await requestApi<Backups>('/backups', options)).data;
}

/** Undefined where it cannot be read. */
export async function findBackups(options: { signal: AbortSignal }): Promise<Backups | undefined> {
  try {
    return await readBackups(options);
  } catch {
    // request-api.ts has logged the reason.
    return undefined;
  }
}

/** @throws ApiError */
export async function startBackup(): Promise<void> {
  await requestApi('/backups', { method: 'POST' });
}

/** @throws ApiError */
export async function startRehearsal(archiveId: number): Promise<void> {
  await requestApi(`/backups/${archiveId}/rehearsal`, { method: 'POST' });
}

/** @throws ApiError */
export async function dismissBackupNotice(): Promise<void> {
  await requestApi('/backups/notice/dismiss', { method: 'POST' });
}
