import { ConfigError } from '#errors/config-error.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { checkFolder } from '#media/storage/open-storage.ts';
import { type StoragePlace, StoragePlaceFault } from '#media/storage/storage-place.ts';
import type { ArchivePlace } from './archive-place.ts';

/** The folder or the object storage that the settings name for archives. @throws StoragePlaceFault */
export async function openBackupPlace(place: StoragePlace): Promise<ArchivePlace> {
  if ('folder' in place) return createFolderStorage(place.folder);
  const { openObjectFolder } = await import('#media/storage/open-objects.ts');
  return openObjectFolder(place.objects);
}

/** Looks whether archives can be put there at all. @throws ConfigError in one line */
export async function checkBackupPlace(place: StoragePlace): Promise<void> {
  try {
    if ('folder' in place) await checkFolder(place.folder);
    else await openBackupPlace(place);
  } catch (error) {
    if (!(error instanceof StoragePlaceFault)) throw error;
    throw backupFault(error);
  }
}

/** A fault of the place that BACKUP_TO names, in the words of the settings. */
export function backupFault(fault: StoragePlaceFault): ConfigError {
  const name = fault.setting === 'STORAGE_URL' ? 'BACKUP_TO' : fault.setting;
  return new ConfigError(`${name} ${fault.message}`, { cause: fault });
}
