import type { Db } from '#database/connect.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { findAssigneeNames } from './assignees.repository.ts';
import { findItemsByIds, type StoredItem } from './inbox.repository.ts';
import {
  findChangesOf,
  type ItemChange,
  type ItemValues,
  markChangesUndone,
  updateItem,
} from './inbox-changes.repository.ts';

/**
 * Gives the items of an action what they held before: all of them or none. Notes that were written since stay.
 * @returns the ids of the items
 * @throws AppError `not-found`, or `conflict` where it was undone already or an item has been changed since
 */
export async function undoChanges(
  trx: Db,
  { action, now }: { action: string; now: Date },
): Promise<number[]> {
  const changes = await findChangesOf(trx, action);
  if (changes.length === 0) throw notFound('There is nothing to undo.');
  if (!(await markChangesUndone(trx, { action, now: now.toISOString() }))) {
    throw new AppError('conflict', 'This has been undone already.');
  }
  const ids = changes.map(({ itemId }) => itemId);
  const items = new Map((await findItemsByIds(trx, ids)).map((item) => [item.id, item]));
  for (const change of changes) await undoChange(trx, { change, item: items.get(change.itemId) });
  return ids;
}

async function undoChange(
  trx: Db,
  { change, item }: { change: ItemChange; item: StoredItem | undefined },
): Promise<void> {
  if (!item || !holds(item, change.after)) throw changedSince();
  const values = await withoutGone(trx, change.before);
  if (!(await updateItem(trx, { id: item.id, version: item.version, values }))) throw changedSince();
}

function holds(item: StoredItem, values: ItemValues): boolean {
  const names = Object.keys(values) as (keyof ItemValues)[];
  return names.every((name) => item[name] === values[name]);
}

/** Nobody has what was assigned to an administrator who is there no more. */
async function withoutGone(trx: Db, values: ItemValues): Promise<ItemValues> {
  const { assigneeId } = values;
  if (typeof assigneeId !== 'number') return values;
  const names = await findAssigneeNames(trx, [assigneeId]);
  return names.has(assigneeId) ? values : { ...values, assigneeId: null };
}

function changedSince(): AppError {
  return new AppError('conflict', 'Somebody has changed this since, so it is not undone.');
}
