import type { Generated } from 'kysely';

/** An archive that was made, or one that was tried out; also while that is under way, and where it failed. */
export type BackupRunRow = {
  id: Generated<number>;
  kind: 'backup' | 'rehearsal';
  state: 'running' | 'done' | 'failed';
  /** 1 while it is under way, else null. */
  running: number | null;
  /** Empty where it began by itself. */
  startedBy: string;
  startedAt: string;
  /** When its process last said that it goes on. */
  aliveAt: string;
  endedAt: string | null;
  /** Where the archive is, without anything secret. */
  place: string;
  name: string;
  bytes: number;
  rowCount: number;
  fileCount: number;
  sha256: string;
  /** Why it failed, for a person. */
  reason: string;
  /** What a rehearsal has shown: sentences, as JSON. */
  proof: string;
  /** Of a rehearsal: the run that made the archive, where it is known. */
  archiveId: number | null;
  /** When the archive was deleted, as there were enough newer ones. */
  removedAt: string | null;
};

export type BackupNoticeRow = { name: string; dismissedAt: string; dismissedBy: string };
