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
  await makeFolder(folder).catch((cause: unknown) => {
    throw new StoragePlaceFault(`cannot be written to: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  });
  return createFolderStorage(folder);
}
