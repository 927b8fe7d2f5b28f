import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { describeSystemError } from '#errors/describe-system-error.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage, makeFolder } from './folder-storage.ts';
import type { OpenedStorage } from './opened-storage.ts';
import { type StoragePlace, StoragePlaceFault } from './storage-place.ts';

/**
 * Opens the storage that a setting names; what speaks with object storages is loaded only for those.
 * @throws StoragePlaceFault where it cannot be used
 */
export async function openStorage(place: StoragePlace): Promise<OpenedStorage> {
  if ('folder' in place)
    return { uploads: await openFolder(place.folder), made: undefined, probe: undefined };
  const { openObjects } = await import('./open-objects.ts');
  return openObjects(place.objects);
}

async function openFolder(folder: string): Promise<FileStorage> {
  await checkFolder(folder);
  return createFolderStorage(folder);
}

/** Makes a folder that is not there yet. @throws StoragePlaceFault where nothing can be written into it */
export async function checkFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StoragePlaceFault(`cannot be written to: ${describeSystemError(cause) ?? cause}`, { cause });
  }
}
