import { readdirSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type FoundFile, listFolder } from './list-folder.ts';
import { removeAtExit } from './unfinished-files.ts';

const ownName = `${hostname()}-${process.pid}`;

export type TempFolder = {
  /** A path of its own for a new file; the folder is there once this has resolved. */
  newFile: () => Promise<string>;
  /** Removes what others have left, and of this process what `isOld` says nobody writes to any more. */
  sweep: (isOld: (file: FoundFile) => boolean) => Promise<void>;
};

/**
 * Opens this process's folder for unfinished uploads, and removes what processes of this machine have left behind
 * that are gone. Another process that is alive and shares the data folder keeps its own.
 */
export function openTempFolder(root: string): TempFolder {
  const removeStrays = (isLeft: (name: string) => boolean): void => {
    const left = listFolders(root).filter(isLeft);
    for (const name of left) rmSync(join(root, name), { recursive: true, force: true });
  };
  removeStrays((name) => name === ownName || !isAlive(name));
  const folder = join(root, ownName);
  removeAtExit(folder);
  let count = 0;
  return {
    async newFile() {
      await mkdir(folder, { recursive: true });
      count += 1;
      return join(folder, String(count));
    },
    async sweep(isOld) {
      removeStrays((name) => name !== ownName && !isAlive(name));
      for (const file of await listFolder(root)) {
        if (isOld(file)) rmSync(join(root, file.name), { force: true });
      }
    },
  };
}

function listFolders(root: string): string[] {
  try {
    return readdirSync(root);
  } catch {
    return [];
  }
}

/** Whether the process that a folder is named after may still write to it; of another machine's nobody can tell. */
function isAlive(name: string): boolean {
  const [, host, pid] = /^(.*)-(\d+)$/.exec(name) ?? [];
  if (host === undefined) return false;
  if (host !== hostname()) return true;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
