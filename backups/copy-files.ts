import { createHash } from 'node:crypto';
import type { FileStorage } from '#media/storage/file-storage.ts';

type Copying = {
  from: FileStorage;
  to: FileStorage;
  onProgress?: (done: number, all: number) => void;
  signal?: AbortSignal;
};

export type CopiedFiles = {
  copied: number;
  /** Those that were there already, byte by byte. */
  same: number;
  bytes: number;
  /** Those that are only in the target; they stay. */
  others: number;
};

/**
 * Copies every file of one storage to another, and reads each back. One that is there already and the same is not
 * copied again, so a copy that was cut short is gone on with.
 */
export async function copyFiles({ from, to, onProgress, signal }: Copying): Promise<CopiedFiles> {
  const files = await from.list();
  const present = new Map((await to.list()).map(({ key, bytes }) => [key, bytes]));
  const result: CopiedFiles = { copied: 0, same: 0, bytes: 0, others: 0 };
  for (const [index, { key, bytes }] of files.entries()) {
    signal?.throwIfAborted();
    const wanted = await sumOf(from, key);
    const isThere = present.get(key) === bytes && (await sumOf(to, key)) === wanted;
    if (!isThere) {
      await to.write(key, await from.open(key));
      if ((await sumOf(to, key)) !== wanted)
        throw new Error(`The file ${key} is not what it was after copying`);
    }
    result[isThere ? 'same' : 'copied'] += 1;
    result.bytes += bytes;
    present.delete(key);
    onProgress?.(index + 1, files.length);
  }
  return { ...result, others: present.size };
}

async function sumOf(storage: FileStorage, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.open(key)) hash.update(chunk);
  return hash.digest('hex');
}
