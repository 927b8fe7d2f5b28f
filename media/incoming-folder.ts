import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimFresh, type FileClaim, takeOver } from '#database/file-claim.ts';
import { createFolderStorage, removeAtExit } from './folder-storage.ts';

const claimEnding = '.claim';

/**
 * A folder of one's own below a root that others may share, such as containers with one volume, whose processes all have
 * the same number. Beside each folder lies the claim of whoever uses it; what has one that nobody holds was left behind.
 */
export function createIncomingFolder(root: string) {
  let claim: FileClaim | undefined;
  let folder: string | undefined;
  return {
    /** Makes it, the first time. @returns its path */
    open(): string {
      mkdirSync(root, { recursive: true });
      claim ??= folder ? undefined : tryClaim(root);
      folder ??= join(root, claim?.unique ?? randomUUID());
      mkdirSync(folder, { recursive: true });
      removeAtExit(folder);
      if (claim) removeAtExit(folder + claimEnding);
      return folder;
    },

    /** Removes the folders of those who are gone. */
    removeLeft(): void {
      for (const name of namesIn(root).filter((found) => found.endsWith(claimEnding))) {
        const left = takeOver(join(root, name));
        if (!left) continue;
        rmSync(join(root, name.slice(0, -claimEnding.length)), { recursive: true, force: true });
        left.drop();
      }
    },

    /** Removes files to which nobody has written since a time, and folders of nobody that are empty. */
    async removeOld(beforeMs: number): Promise<void> {
      const files = createFolderStorage(root);
      for (const { key, modifiedMs } of await files.list()) {
        if (modifiedMs < beforeMs && !key.endsWith(claimEnding)) await files.remove(key);
      }
      const names = namesIn(root);
      for (const name of names) {
        const isClaimed = name.endsWith(claimEnding) || names.includes(name + claimEnding);
        if (!isClaimed && join(root, name) !== folder) removeEmpty(join(root, name));
      }
    },
  };
}

/** Where the file system knows no locks there is none: what is left there goes once nobody has written to it for long. */
function tryClaim(root: string): FileClaim | undefined {
  try {
    return claimFresh((unique) => join(root, unique + claimEnding));
  } catch {
    return undefined;
  }
}

function namesIn(root: string): string[] {
  try {
    return readdirSync(root);
  } catch {
    return [];
  }
}

function removeEmpty(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // It is no folder, or something in it is younger.
  }
}
