import type { StoragePlace } from '#media/storage/storage-place.ts';
import type { BackupSettings } from './backup-settings.ts';

/** What a process of its own is to do. */
export type BackupOrder =
  | { kind: 'backup'; target: StoragePlace }
  | { kind: 'rehearsal'; target: StoragePlace; name: string };

/** How far it is. */
export type BackupProgress = { bytes: number; fileCount: number };

/** Of a backup the archive that was made and read again; of a rehearsal the one that was tried out. */
export type BackupResult = {
  name: string;
  bytes: number;
  rowCount: number;
  fileCount: number;
  sha256: string;
  /** Sentences about what a rehearsal has shown. */
  proof: readonly string[];
};

export type PerformBackup = (
  order: BackupOrder,
  options: { signal: AbortSignal; onProgress: (progress: BackupProgress) => void },
) => Promise<BackupResult>;

/** Deletes an archive where it still is as it was made. @returns whether it is gone */
export type RemoveArchive = (archive: {
  place: StoragePlace;
  name: string;
  bytes: number;
}) => Promise<boolean>;

export type BackupOptions = {
  /** Undefined where nothing is backed up by itself. */
  settings?: BackupSettings | undefined;
  perform?: PerformBackup | undefined;
  removeArchive?: RemoveArchive | undefined;
  findTimeZone: () => Promise<string>;
  onError?: (error: unknown, what: string) => void;
  onDone?: (what: string, ms: number) => void;
  now?: () => Date;
};
