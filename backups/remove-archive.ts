import { openBackupPlace } from './open-backup-place.ts';
import type { RemoveArchive } from './perform.ts';

/** Another file may have taken the name of an archive that somebody has moved away. */
export const removeArchive: RemoveArchive = async ({ place: target, name, bytes }) => {
  const place = await openBackupPlace(target);
  const found = await place.stat(name);
  if (found && found.bytes === bytes) await place.remove(name);
  return !found || found.bytes === bytes;
};
