import type { Db } from '#database/connect.ts';
import { findArchives, markRemoved } from './backup-runs.repository.ts';
import { findSurplus } from './keep-rule.ts';
import type { BackupOptions } from './perform.ts';

/** Deletes archives that the rule does not keep: of those that this site has noted as its own, and no other file. */
export async function removeSurplus(db: Db, options: BackupOptions & { now: () => Date }): Promise<void> {
  const { settings, removeArchive } = options;
  if (!settings || !removeArchive) return;
  const { to, place, keep } = settings;
  try {
    const archives = await findArchives(db, { place: to });
    for (const { id, name, bytes } of findSurplus(archives, { keep, zone: await options.findTimeZone() })) {
      const isGone = await removeArchive({ place, name, bytes });
      if (isGone) await markRemoved(db, id, options.now().toISOString());
    }
  } catch (error) {
    // The backup itself is whole; the next one tries it again.
    options.onError?.(error, 'deleting old archives');
  }
}
