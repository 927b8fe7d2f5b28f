import { createFolderStorage } from '#media/folder-storage.ts';
import type { StoragePlace } from '#media/storage-place.ts';
import type { ArchivePlace } from './archive-place.ts';

/** The folder or the object storage that the settings name for archives. @throws StoragePlaceFault */
export async function openBackupPlace(place: StoragePlace): Promise<ArchivePlace> {
  if ('folder' in place) return createFolderStorage(place.folder);
  const { openObjectFolder } = await import('#media/open-objects.ts');
  return openObjectFolder(place.objects);
}
