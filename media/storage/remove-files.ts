import { keyOfUpload } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import type { FileStorage } from './file-storage.ts';
import { areUploadsHeld } from './upload-holds.repository.ts';

type Kept = { storage: FileStorage; forgetVariants: (path: string) => Promise<void> };

/**
 * Removes uploads whose rows are gone, which nobody can bring back any more: a file that cannot be removed now, or may
 * not because a backup still reads it, is shown to nobody and swept later.
 */
export async function removeFiles(db: Db, paths: string[], { storage, forgetVariants }: Kept): Promise<void> {
  const isHeld = paths.length > 0 && (await areUploadsHeld(db, new Date()));
  for (const path of paths) {
    if (!isHeld) await storage.remove(keyOfUpload(path)).catch(() => {});
    await forgetVariants(path).catch(() => {});
  }
}
