import { createReadStream } from 'node:fs';
import {
  constants,
  copyFile,
  link,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { type FoundFile, listFolder } from './list-folder.ts';
import { withDraft } from './unfinished-files.ts';

/** Where uploaded files live. Names are paths below the storage, with `/`, e.g. `products/statuario.webp`. */
export type FileStorage = {
  /** Writes a whole file or nothing: a crash half-way leaves no torn file under its name. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Takes in a copy of a local file under a name that is free, whole or not at all.
   * @returns false when there is a file of this name already, which stays as it is
   */
  place: (name: string, file: string) => Promise<boolean>;
  read: (name: string) => Promise<Buffer>;
  /** The size in bytes, or undefined when there is no such file. */
  findSize: (name: string) => Promise<number | undefined>;
  stream: (name: string, range?: { start: number; end: number }) => Readable;
  remove: (name: string) => Promise<void>;
  /** Every file there is, unfinished ones too. */
  list: () => Promise<FoundFile[]>;
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
      await mkdir(dirname(path), { recursive: true });
      await withDraft(path, async (draft) => {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, path);
      });
    },
    async place(name, file) {
      const path = locate(name);
      await mkdir(dirname(path), { recursive: true });
      return withDraft(path, async (draft) => {
        await copyFile(file, draft);
        await flush(draft);
        return linkFreshly(draft, path);
      });
    },
    read: (name) => readFile(locate(name)),
    async findSize(name) {
      const found = await stat(locate(name)).catch(() => undefined);
      return found?.isFile() ? found.size : undefined;
    },
    stream: (name, range) => createReadStream(locate(name), range),
    remove: (name) => rm(locate(name), { force: true }),
    list: () => listFolder(root),
  };
}

/** Brings a file's bytes to the disk, before anything says that they are there. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Gives a finished file its name in one step; where two want the same name, one of them gets it. */
async function linkFreshly(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP') throw error;
  }
  return copyFreshly(draft, path);
}

/** For file systems without links: as exclusive, but a crash half-way can leave a torn file that no row names. */
async function copyFreshly(draft: string, path: string): Promise<boolean> {
  try {
    await copyFile(draft, path, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
