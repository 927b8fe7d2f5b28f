import type { Readable } from 'node:stream';

/** What is to be stored: bytes at hand, or bytes that are read as they are needed. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;
/** Both ends belong to it. */
export type ByteRange = { start: number; end: number };
export type FileStat = { bytes: number; modifiedMs: number };
export type StoredFile = FileStat & { key: string };

/**
 * Where files live: uploads, and what is made of them. A key is a path below the storage, with `/`, such as
 * `products/statuario.webp`. Everything is written and read through this, so that a folder and an object storage are
 * exchangeable (docs/decisions/0008-uploads.md).
 */
export type FileStorage = {
  /** Writes a file over what has its key, whole or not at all. */
  write: (key: string, content: FileContent) => Promise<void>;
  /**
   * Writes a file under a key that is free, whole or not at all.
   * @returns false when the key is taken; what has it stays as it is
   */
  create: (key: string, content: FileContent) => Promise<boolean>;
  /** A whole file. @throws when there is none */
  read: (key: string) => Promise<Buffer>;
  /** A file, or a part of it, as it is read. @throws when there is none */
  open: (key: string, range?: ByteRange) => Promise<Readable>;
  stat: (key: string) => Promise<FileStat | undefined>;
  /** Every whole file whose key begins with a prefix; of all without one. */
  list: (prefix?: string) => Promise<StoredFile[]>;
  remove: (key: string) => Promise<void>;
  /** Removes what was begun before a time and never finished. */
  removeUnfinished: (beforeMs: number) => Promise<void>;
};
