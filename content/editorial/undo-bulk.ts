import type { Db } from '#database/connect.ts';
import { AppError, isAppError, isOutage, notFound } from '#errors/app-error.ts';
import { enterInLog } from '#logbook/write-log.ts';
import { titleOf } from '../kit/activity-text.ts';
import type { Author } from '../kit/author.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Announcer } from '../kit/content-changes.ts';
import type { Entity } from '../kit/entity.ts';
import { fullNounOf } from '../kit/nouns.shared.ts';
import { createPacer } from '../kit/pacer.ts';
import { lockPlaces, savePositions } from '../kit/positions.repository.ts';
import { withoutPassedTimes } from '../kit/schedule.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { type BulkRecord, findBulkAction, markUndone } from './bulk.repository.ts';
import { type BulkTarget, bulkTargetOf } from './bulk-target.ts';
import { purgeRecord } from './trash.repository.ts';

type Undoing = { bulkId: number; author: Author; now: string; options: ServiceOptions };

/** Restores what every record of a bulk action was before. @returns how many */
export async function undoBulk(trx: Db, { bulkId, author, now, options }: Undoing): Promise<number> {
  const action = await findBulkAction(trx, bulkId);
  if (!action) throw notFound('There is no such bulk action.');
  const isMine = await markUndone(trx, { id: bulkId, now });
  if (!isMine) throw new AppError('conflict', 'This has been undone already.');
  const isImport = action.action === 'import';
  const target = bulkTargetOf(trx, action.entity, { ...options, hasOwnActivity: isImport });
  const { entity } = target;
  const placed = action.records.filter(hasPosition);
  // As every reordering does, before it locks any other row.
  if (placed.length > 0) await lockPlaces(trx, entity);
  const pace = createPacer();
  // What came later may belong to what came before.
  for (const record of action.records.toReversed()) {
    await giveBack(target, { record, author, now });
    if (record.isNew) await forget(trx, { entity, id: record.id }, options.changes);
    await pace();
  }
  await savePositions(trx, entity, placed);
  const { length } = action.records;
  if (isImport) await enterUndoing(trx, { entity, length, author, now });
  return length;
}

/**
 * What an import has made, and nobody has changed since, is in its file: it is gone as if it had never been, so that its
 * address is free for the same file.
 */
async function forget(
  trx: Db,
  record: { entity: Entity; id: number },
  changes: Announcer | undefined,
): Promise<void> {
  await purgeRecord(trx, record);
  changes?.announce({ entity: record.entity.name, id: record.id, action: 'purged' });
}

/** An import is one thing in the activity log, and so is undoing it. */
async function enterUndoing(
  trx: Db,
  undone: { entity: Entity; length: number; author: Author; now: string },
): Promise<void> {
  const { entity, length, author, now } = undone;
  const { one, many } = fullNounOf(entity);
  const text = `Undid the import of ${length === 1 ? `1 ${one}` : `${length} ${many}`}`;
  const { username } = author;
  await enterInLog(trx, { kind: 'content', username, text, entity: entity.name, recordId: null, now });
}

function hasPosition(record: BulkRecord): record is BulkRecord & { position: number } {
  return record.position !== undefined;
}

async function giveBack(
  target: BulkTarget,
  request: { record: BulkRecord; author: Author; now: string },
): Promise<void> {
  const { id, version, isNew } = request.record;
  const before = request.record.before && withoutPassedTimes(request.record.before, request.now);
  const write = { id, author: request.author, expectedVersion: version };
  try {
    if (isNew) await target.trash(write);
    else await (before ? target.update({ ...write, changes: before }) : target.restore(write));
  } catch (cause) {
    if (!isAppError(cause) || isOutage(cause)) throw cause;
    const record = await target.getById(id).catch(() => undefined);
    const it = record ? `"${titleOf(target.entity, record as StoredRecord)}"` : 'Something of it';
    const message = `${it} has changed since, so it cannot be undone any more.`;
    throw new AppError('conflict', message, { cause });
  }
}
