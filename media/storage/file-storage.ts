import type { Readable } from 'node:stream';

/** What is to be stored: bytes in memory, or a stream of them. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;
/** Start and end are inclusive. */
export type ByteRange = { start: number; end: number };
export type FileStat = { bytes: number; modifiedMs: number };
export type StoredFile = FileStat & { key: string };

/**
 * Where files live: uploads, and what is made of them. A key is a path below the storage, with `/`, such as
 * `products/statuario.webp`. Everything is written and read through this, so that a folder and an object storage are
 * exchangeable (docs/decisions/0008-uploads.md).
 */
export type FileStorage = {
  /** Writes a file atomically, replacing one with the same key. */
  write: (key: string, content: FileContent) => Promise<void>;
  /**
   * Writes a file atomically under an unused key.
   * @returns false when the key is taken; that file stays unchanged
   */
  create: (key: string, content: FileContent) => Promise<boolean>;
  /** A whole file. @throws when there is none */
  read: (key: string) => Promise<Buffer>;
  /** A file, or a part of it, as a stream. @throws when there is none */
  open: (key: string, range?: ByteRange) => Promise<Readable>;
  stat: (key: string) => Promise<FileStat | undefined>;
  /** Every finished file whose key begins with a prefix; without one, every file. */
  list: (prefix?: string) => Promise<StoredFile[]>;
  remove: (key: string) => Promise<void>;
  /** Removes unfinished files that were begun before a time; with a prefix, those whose key begins with it. */
  removeUnfinished: (beforeMs: number, prefix?: string) => Promise<void>;
};
