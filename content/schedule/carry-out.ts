import type { Db } from '#database/connect.ts';
import { bulkTargetOf } from '../editorial/bulk-target.ts';
import { systemAuthor } from '../kit/author.ts';
import { writeAndAnnounce } from '../kit/content-changes.ts';
import { type Due, isLate } from '../kit/due.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { insertDelay } from './delays.repository.ts';
import type { PlannedChange } from './schedule.repository.ts';

/**
 * Does what is planned for a record, as a save of an editor would, and enters whether it was late.
 * @throws AppError `stale` or `not-found` where somebody else has written it meanwhile
 */
export async function carryOut(
  db: Db,
  { change, wasStopped, now }: { change: PlannedChange; wasStopped: boolean; now: string },
  options: ServiceOptions,
): Promise<void> {
  const { entity, id, action, at, isPublished, hasMissed = false, version: expectedVersion } = change;
  const due: Due = { action: hasMissed ? 'miss' : action, at, doneAt: now, wasStopped };
  // A draft that is to go at a time has nowhere to go from.
  const isNews = hasMissed || isPublished !== (action === 'publish');
  await writeAndAnnounce(db, options.changes, async (trx, changes) => {
    const target = bulkTargetOf(trx, entity.name, { ...options, changes });
    const write = { id, expectedVersion, author: systemAuthor, changes: fieldsOf[due.action] };
    await target.update({ ...write, ...(isNews && { due }) });
    if (hasMissed || (isNews && isLate(due)))
      await insertDelay(trx, { entity: entity.name, recordId: id, due });
  });
}

const fieldsOf = {
  publish: { published: true, publishAt: null },
  unpublish: { published: false, unpublishAt: null },
  miss: { published: false, publishAt: null, unpublishAt: null },
};
