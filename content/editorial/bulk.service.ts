import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid, isAppError, notFound } from '#errors/app-error.ts';
import { byEntityName, createContentServices } from '../content-services.ts';
import { titleOf } from '../kit/activity-text.ts';
import type { Author } from '../kit/author.ts';
import { type BulkActionName, fieldOf } from '../kit/bulk-actions.shared.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { ContentChange } from '../kit/content-changes.ts';
import type { Entity, RecordMeta } from '../kit/entity.ts';
import type { EntityName } from '../kit/field.ts';
import type { RecordWrite } from '../kit/record-writer.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { type BulkRecord, findBulkAction, insertBulkAction, markUndone } from './bulk.repository.ts';

export type BulkRequest = {
  entity: Entity;
  action: BulkActionName;
  ids: number[];
  /** Only with `category`. */
  categoryId?: number | undefined;
  author: Author;
};
export type BulkResult = {
  bulkId: number;
  changed: number;
  failed: { id: number; title: string; message: string }[];
};

/** What a bulk action needs of an entity's service, without its types. */
type Target = {
  getById(id: number): Promise<RecordMeta & object>;
  update(write: RecordWrite & { changes: object }): Promise<RecordMeta & object>;
  trash(write: RecordWrite): Promise<void>;
  restore(write: RecordWrite): Promise<unknown>;
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
      const target = targetOf(db, entity.name, options);
      const records: BulkRecord[] = [];
      const failed: BulkResult['failed'] = [];
      for (const id of new Set(request.ids)) {
        const record = await target.getById(id).catch(refusalOf);
        const outcome =
          record instanceof AppError
            ? record
            : await change(target, { record, changes, author }).catch(refusalOf);
        if (outcome instanceof AppError) {
          const title = record instanceof AppError ? '' : titleOf(entity, record as StoredRecord);
          failed.push({ id, title, message: outcome.message });
        } else if (outcome) records.push(outcome);
      }
      const action = { entity: entity.name, action: request.action, records, username: author.username };
      const bulkId = await insertBulkAction(db, { ...action, now: now() });
      return { bulkId, changed: records.length, failed };
    },

    /**
     * Restores the previous values of every record of a bulk action: all or none. Changes by others to
     * other records meanwhile do not prevent it.
     * @returns how many
     * @throws AppError `not-found`; `conflict` where it was undone, or a record has changed since
     */
    async undo(bulkId: number, author: Author): Promise<number> {
      const announced: ContentChange[] = [];
      const count = await inTransaction(db, async (trx) => {
        const action = await findBulkAction(trx, bulkId);
        if (!action) throw notFound('There is no such bulk action.');
        const isMine = await markUndone(trx, { id: bulkId, now: now() });
        if (!isMine) throw new AppError('conflict', 'This has been undone already.');
        const changes = { announce: (change: ContentChange) => void announced.push(change) };
        const target = targetOf(trx, action.entity, { ...options, changes });
        for (const record of action.records) await giveBack(target, { record, author });
        return action.records.length;
      });
      for (const change of announced) options.changes?.announce(change);
      return count;
    },
  };
}

function targetOf(db: Db, name: EntityName, options: ServiceOptions): Target {
  return byEntityName(createContentServices(db, options))[name];
}

/** The fields that an action sets; null for deleting. */
function changesOf({ entity, action, categoryId }: BulkRequest): Record<string, unknown> | null {
  if (action === 'delete') return null;
  const field = fieldOf(entity, action);
  if (!field) throw unfit(entity);
  if (action !== 'category') return { [field]: action === 'publish' || action === 'feature' };
  if (categoryId === undefined) throw invalid({ category_id: 'Choose a category' });
  return { [field]: categoryId };
}

function unfit(entity: Entity): AppError {
  return invalid({ action: `${entity.section} do not have this action` });
}

/** @returns what was changed; undefined where the record had these values already */
async function change(
  target: Target,
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
  const before = Object.fromEntries(
    Object.keys(changes).map((name) => [name, storedValueOf(Reflect.get(record, name))]),
  );
  return { id: record.id, version: changed.version, before };
}

async function giveBack(target: Target, request: { record: BulkRecord; author: Author }): Promise<void> {
  const { id, version, before } = request.record;
  const write = { id, author: request.author, expectedVersion: version };
  try {
    await (before ? target.update({ ...write, changes: before }) : target.restore(write));
  } catch (cause) {
    if (!isAppError(cause)) throw cause;
    const message = 'Something of it has changed since, so it cannot be undone any more.';
    throw new AppError('conflict', message, { cause });
  }
}

/** A reference is written as the id of its record. */
function storedValueOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value;
}

function refusalOf(error: unknown): AppError {
  if (isAppError(error)) return error;
  throw error;
}
