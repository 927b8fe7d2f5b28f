import type { FileStorage } from '#media/file-storage.ts';

/** Where archives lie: a folder, or object storage. A file appears there under its name when it is whole. */
export type ArchivePlace = Pick<
  FileStorage,
  'create' | 'open' | 'stat' | 'list' | 'remove' | 'removeUnfinished'
>;

/** One archive. */
export type ArchiveSource = { place: ArchivePlace; name: string };
