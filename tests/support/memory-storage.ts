import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileContent, FileStorage } from '#media/storage/file-storage.ts';

/** Keeps files in memory, as something that is no folder: whoever goes round the storage finds nothing. */
export function createMemoryStorage(): FileStorage {
  const files = new Map<string, { bytes: Buffer; modifiedMs: number }>();
  const get = (key: string): Buffer => {
    const file = files.get(key);
    if (!file) throw new Error(`There is no file ${key}`);
    return file.bytes;
  };
  const write = async (key: string, content: FileContent): Promise<void> => {
    files.set(key, { bytes: await readAll(content), modifiedMs: Date.now() });
  };
  return {
    write,
    async create(key, content) {
      const bytes = await readAll(content);
      if (files.has(key)) return false;
      files.set(key, { bytes, modifiedMs: Date.now() });
      return true;
    },
    read: async (key) => get(key),
    open: async (key, range) => Readable.from([get(key).subarray(range?.start, range && range.end + 1)]),
    async stat(key) {
      const file = files.get(key);
      return file && { bytes: file.bytes.length, modifiedMs: file.modifiedMs };
    },
    async list(prefix = '') {
      const found = [...files].filter(([key]) => key.startsWith(prefix));
      return found.map(([key, { bytes, modifiedMs }]) => ({ key, bytes: bytes.length, modifiedMs }));
    },
    async remove(key) {
      files.delete(key);
    },
    removeUnfinished: async () => undefined,
  };
}

async function readAll(content: FileContent): Promise<Buffer> {
  return content instanceof Uint8Array ? Buffer.from(content) : buffer(content);
}
