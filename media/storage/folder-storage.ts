import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import {
  constants,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { FileContent, FileStat, FileStorage, StoredFile } from './file-storage.ts';

const draftEnding = '.part';
const unfinished = new Set<string>();
let isWatchingExit = false;

/**
 * Keeps files in a folder of this machine. An unfinished one lies beside its place under a name that ends in `.part`.
 * @param options `isCache` for files that can be recreated, so they need not survive a power cut
 */
export function createFolderStorage(folder: string, options: { isCache?: boolean } = {}): FileStorage {
  const root = normalize(folder);
  const locate = (key: string) => locateIn(root, key);

  /** Writes a temporary file, flushed to the disk, and lets `finish` give it its name. */
  async function writeDraft<T>(
    key: string,
    content: FileContent,
    finish: (draft: string, path: string) => Promise<T>,
  ): Promise<T> {
    const path = locate(key);
    await mkdir(dirname(path), { recursive: true });
    return withDraft(path, async (draft) => {
      await writeFile(draft, content, { flush: !options.isCache });
      return finish(draft, path);
    });
  }

  return {
    write: (key, content) => writeDraft(key, content, rename),
    create: (key, content) => writeDraft(key, content, linkFreshly),
    read: (key) => readFile(locate(key)),
    async open(key, range) {
      const handle = await open(locate(key));
      return handle.createReadStream(range);
    },
    stat: (key) => findStat(locate(key)),
    async list(prefix = '') {
      const files = await listFiles(root, prefix);
      return files.filter(({ key }) => !key.endsWith(draftEnding));
    },
    remove: (key) => removeFile(locate(key)),
    async removeUnfinished(beforeMs, prefix = '') {
      for (const { key, modifiedMs } of await listFiles(root, prefix)) {
        if (key.endsWith(draftEnding) && modifiedMs < beforeMs) await removeFile(locate(key));
      }
    },
  };
}

function locateIn(root: string, key: string): string {
  const path = normalize(join(root, key));
  if (!path.startsWith(root + sep) || key.includes('\0')) throw new Error('A key leaves its folder');
  return path;
}

/** Makes a folder that isn't there yet. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
}

/** Removes a file or a folder when the process ends, unless it is killed. */
export function removeAtExit(path: string): void {
  unfinished.add(path);
  if (isWatchingExit) return;
  isWatchingExit = true;
  process.once('exit', () => {
    for (const left of unfinished) rmSync(left, { recursive: true, force: true, maxRetries: 3 });
  });
}

/** Lets work fill a temporary file beside the final one; removed afterwards unless it was renamed. */
async function withDraft<T>(path: string, work: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${path}.${randomUUID()}${draftEnding}`;
  removeAtExit(draft);
  try {
    return await work(draft);
  } finally {
    // One that stays is removed later, and no reason why something else failed.
    await removeFile(draft).catch(() => undefined);
    unfinished.delete(draft);
  }
}

/** Not `rm`, which takes what it may not remove for a folder, and says so. */
async function removeFile(path: string): Promise<void> {
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Files with a prefix, unfinished ones too; none where there is no such folder. */
async function listFiles(root: string, prefix: string): Promise<StoredFile[]> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  const files: StoredFile[] = [];
  for (const name of names) {
    const key = folder + name.replaceAll('\\', '/');
    const found = key.startsWith(prefix) ? await findStat(join(root, key)) : undefined;
    if (found) files.push({ key, ...found });
  }
  return files;
}

async function findStat(path: string): Promise<FileStat | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { bytes: found.size, modifiedMs: found.mtimeMs } : undefined;
}

/** Gives a finished file its name atomically; of two with the same name, only one succeeds. */
async function linkFreshly(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP') throw error;
  }
  return copyFreshly(draft, path);
}

/** For file systems without hard links: just as exclusive, but a crash can leave a truncated file that no row names. */
async function copyFreshly(draft: string, path: string): Promise<boolean> {
  try {
    await copyFile(draft, path, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
