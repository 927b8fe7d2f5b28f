import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Where uploaded files live. Names are paths below the storage, with `/`, e.g. `products/statuario.webp`. */
export type FileStorage = {
  /** Writes a whole file or nothing: a crash half-way leaves no torn file under its name. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Buffer>;
  /** The size in bytes, or undefined when there is no such file. */
  findSize: (name: string) => Promise<number | undefined>;
  stream: (name: string, range?: { start: number; end: number }) => Readable;
  remove: (name: string) => Promise<void>;
};

/** Keeps files in a folder of this machine. */
export function createFolderStorage(folder: string): FileStorage {
  const root = normalize(folder);
  const locate = (name: string): string => {
    const path = normalize(join(root, name));
    if (!path.startsWith(root + sep) || name.includes('\0')) throw new Error('A file name leaves its folder');
    return path;
  };
  return {
    async write(name, bytes) {
      const path = locate(name);
      const draft = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, path);
    },
    read: (name) => readFile(locate(name)),
    async findSize(name) {
      const found = await stat(locate(name)).catch(() => undefined);
      return found?.isFile() ? found.size : undefined;
    },
    stream: (name, range) => createReadStream(locate(name), range),
    remove: (name) => rm(locate(name), { force: true }),
  };
}
