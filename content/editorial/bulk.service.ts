import type { Db } from '#database/connect.ts';
import { AppError, invalid, isAppError, isOutage, notFound } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { titleOf } from '../kit/activity-text.ts';
import type { Author } from '../kit/author.ts';
import { type BulkActionName, fieldOf } from '../kit/bulk-actions.shared.ts';
import type { StoredRecord } from '../kit/codec.ts';
import { type Announcer, writeAndAnnounce } from '../kit/content-changes.ts';
import { daysAgo } from '../kit/days-ago.ts';
import type { Entity, RecordMeta } from '../kit/entity.ts';
import type { EntityName } from '../kit/field.ts';
import { deleteBefore } from '../kit/old-traces.repository.ts';
import { createPacer } from '../kit/pacer.ts';
import { findPositions, lockPlaces, savePositions } from '../kit/positions.repository.ts';
import { orderMessage, withoutPassedTimes, withSchedule } from '../kit/schedule.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { stopFetches } from '../picture/picture-fetches.repository.ts';
import { translationSubject } from '../translations/translations.repository.ts';
import { undoTranslations } from '../translations/undo-translations.ts';
import {
  type BulkRecord,
  type BulkSubject,
  findBulkAction,
  insertBulkAction,
  markUndone,
} from './bulk.repository.ts';
import { type BulkTarget, bulkTargetOf } from './bulk-target.ts';
import { purgeRecord } from './trash.repository.ts';

export type BulkRequest = {
  entity: Entity;
  action: BulkActionName;
  ids: number[];
  /** Only with `category`. */
  categoryId?: number | undefined;
  /** Only with `schedule`: what is left out stays. */
  times?: { publishAt?: string | null | undefined; unpublishAt?: string | null | undefined } | undefined;
  author: Author;
};
export type BulkResult = {
  bulkId: number;
  changed: number;
  failed: { id: number; title: string; message: string }[];
};

/** One action on many records, which can be undone until one of them changes again. */
export function createBulkService(db: Db, options: ServiceOptions = {}) {
  const now = () => (options.now?.() ?? new Date()).toISOString();

  return {
    /**
     * Each record is written separately; a failure does not stop the others.
     * @throws AppError `invalid` where the entity knows no such action
     */
    async run(request: BulkRequest): Promise<BulkResult> {
      const { entity, author } = request;
      const changes = changesOf(request);
      const target = bulkTargetOf(db, entity.name, options);
      const positions = await findPositions(db, entity, request.ids);
      const { records, failed } = await changeEach(request, { changes, target, positions });
      const action = { entity: entity.name, action: request.action, records, username: author.username };
      const bulkId = await insertBulkAction(db, { ...action, now: now() });
      return { bulkId, changed: records.length, failed };
    },

    /** Forgets what actions changed that are longer ago: they cannot be undone any more. @returns how many */
    async removeOld(days: number): Promise<number> {
      const before = daysAgo(days, options.now?.());
      await deleteBefore(db, 'pictureFetches', before);
      return deleteBefore(db, 'bulkActions', before);
    },

    /**
     * Restores the previous values of every record of a bulk action: all or none. Changes by others to
     * other records meanwhile do not prevent it.
     * @returns how many
     * @throws AppError `not-found`; `conflict` where it was undone, or a record has changed since
     */
    async undo(bulkId: number, author: Author): Promise<number> {
      return writeAndAnnounce(db, options.changes, (trx, changes) =>
        undoBulk(trx, { bulkId, author, now: now(), options: { ...options, changes } }),
      );
    },
  };
}

type BulkWork = {
  changes: Record<string, unknown> | null;
  target: BulkTarget;
  positions: ReadonlyMap<number, number>;
};

/** One record after the other: one that cannot be changed leaves the others to be. */
async function changeEach(
  request: BulkRequest,
  { changes, target, positions }: BulkWork,
): Promise<{ records: BulkRecord[]; failed: BulkResult['failed'] }> {
  const { entity, author } = request;
  const records: BulkRecord[] = [];
  const failed: BulkResult['failed'] = [];
  for (const id of new Set(request.ids)) {
    const record = await target.getById(id).catch(refusalOf);
    const outcome =
      record instanceof AppError
        ? record
        : await change(target, { record, changes, author }).catch(refusalOf);
    if (outcome instanceof AppError) {
      // Nothing is done yet, and nothing can be at the moment.
      if (isOutage(outcome) && records.length === 0) throw outcome;
      const title = record instanceof AppError ? '' : titleOf(entity, record as StoredRecord);
      failed.push({ id, title, message: outcome.message });
    } else if (outcome) records.push({ ...outcome, ...placeOf(request, positions.get(id)) });
  }
  return { records, failed };
}

/** The fields that an action sets; null for deleting. */
function changesOf({ entity, action, categoryId, times }: BulkRequest): Record<string, unknown> | null {
  if (action === 'delete') return null;
  const field = fieldOf(entity, action);
  if (!field) throw unfit(entity);
  if (action === 'schedule') return timesOf(times);
  if (action !== 'category') return { [field]: action === 'publish' || action === 'feature' };
  if (categoryId === undefined) throw invalid({ category_id: 'Choose a collection' });
  return { [field]: categoryId };
}

function timesOf(times: BulkRequest['times'] = {}): Record<string, unknown> {
  const given = Object.entries(times).filter(([, time]) => time !== undefined);
  if (given.length === 0) throw invalid({ publish_at: 'Choose when they appear, or when they go' });
  const { publishAt, unpublishAt } = times;
  if (publishAt && unpublishAt && unpublishAt <= publishAt) throw invalid({ unpublish_at: orderMessage });
  return Object.fromEntries(given);
}

/** What is moved to another category stands at its end, so where it stood has to be remembered. */
function placeOf({ action }: BulkRequest, position: number | undefined): Pick<BulkRecord, 'position'> {
  return action === 'category' && position !== undefined ? { position } : {};
}

function unfit(entity: Entity): AppError {
  return invalid({ action: `${entity.section} do not have this action` });
}

/** @returns what was changed; undefined where the record had these values already */
async function change(
  target: BulkTarget,
  request: { record: RecordMeta & object; changes: Record<string, unknown> | null; author: Author },
): Promise<BulkRecord | undefined> {
  const { record, changes, author } = request;
  const write = { id: record.id, author, expectedVersion: record.version };
  if (!changes) {
    await target.trash(write);
    return { id: record.id, version: record.version + 1, before: null };
  }
  const changed = await target.update({ ...write, changes });
  if (changed.version === record.version) return undefined;
  const names = withSchedule(target.entity, Object.keys(changes));
  const before = Object.fromEntries(names.map((name) => [name, storedValueOf(Reflect.get(record, name))]));
  return { id: record.id, version: changed.version, before };
}

/** A reference is written as the id of its record. */
function storedValueOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value;
}

function refusalOf(error: unknown): AppError {
  if (isAppError(error)) return error;
  throw error;
}

const translations = {
  name: translationSubject.name,
  noun: { one: 'translation', many: 'translations' },
};

type Undoing = { bulkId: number; author: Author; now: string; options: ServiceOptions };

/** Restores what every record of a bulk action was before. @returns how many */
async function undoBulk(trx: Db, { bulkId, author, now, options }: Undoing): Promise<number> {
  const action = await findBulkAction(trx, bulkId);
  if (!action) throw notFound('There is no such bulk action.');
  const isMine = await markUndone(trx, { id: bulkId, now });
  if (!isMine) throw new AppError('conflict', 'This has been undone already.');
  if (action.entity === translationSubject.name) {
    await undoTranslations(trx, { written: action.records, author, options });
    await enterUndoing(trx, { entity: translations, length: action.records.length, author, now });
    return action.records.length;
  }
  const isImport = action.action === 'import';
  const targetOf = (name: EntityName) => bulkTargetOf(trx, name, { ...options, hasOwnActivity: isImport });
  const own = targetOf(action.entity);
  const { entity } = own;
  const versions = action.importId === null ? new Map() : await stopFetches(trx, action.importId);
  const placed = action.records.filter(hasPosition);
  // As every reordering does, before it locks any other row.
  if (placed.length > 0) await lockPlaces(trx, entity);
  const pace = createPacer();
  // What came later may belong to what came before.
  for (const record of action.records.toReversed()) {
    const target = record.entity ? targetOf(record.entity) : own;
    const version = record.entity ? record.version : (versions.get(record.id) ?? record.version);
    await giveBack(target, { record: { ...record, version }, author, now });
    if (record.isNew) await forget(trx, { entity: target.entity, id: record.id }, options.changes);
    await pace();
  }
  await savePositions(trx, entity, placed);
  const { length } = action.records.filter((record) => record.entity === undefined);
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
  undone: {
    entity: Pick<Entity, 'noun'> & { name: BulkSubject };
    length: number;
    author: Author;
    now: string;
  },
): Promise<void> {
  const { entity, length, author, now } = undone;
  const { one, many } = entity.noun;
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
