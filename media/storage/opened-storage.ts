import type { FileStorage } from './file-storage.ts';

/** Files of one place, and what belongs to them. */
export type OpenedStorage = {
  /** What people have uploaded. */
  uploads: FileStorage;
  /** What was made of it, where several machines share that; each has its own folder otherwise. */
  made: FileStorage | undefined;
  /** Whether the storage answers, for whoever watches; undefined where it is a folder. */
  probe: (() => Promise<void>) | undefined;
};
