import type { Db } from '#database/connect.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import { answeredStatuses } from '../submit/handling.shared.ts';
import { findAssignee } from './assignees.repository.ts';
import { findItemsByIds, type StoredItem } from './inbox.repository.ts';
import type { ItemChangeInput } from './inbox.schema.ts';
import { type ItemValues, insertChange, markItem, updateItem } from './inbox-changes.repository.ts';

/** Whose change it is; changes made at once share their action. */
export type ChangeAuthor = { username: string; now: Date; action: string };
/** A change as it is stored: the assignee by number. */
export type PreparedChange = { values: ItemValues; isRead: boolean | undefined };

/** @throws AppError `invalid` for an assignee whom nobody knows */
export async function prepareChange(db: Db, input: ItemChangeInput): Promise<PreparedChange> {
  const { assignee, follow_up_on: followUpOn, is_read: isRead, status, notes } = input;
  const values: ItemValues = {};
  if (status !== undefined) values.status = status;
  if (notes !== undefined) values.notes = notes;
  if (followUpOn !== undefined) values.followUpOn = followUpOn;
  if (assignee !== undefined)
    values.assigneeId = assignee === null ? null : await getAssigneeId(db, assignee);
  return { values, isRead };
}

/** @returns the item as it is now, or undefined where somebody has changed it since it was read */
export async function changeItem(
  trx: Db,
  { item, change }: { item: StoredItem; change: PreparedChange },
  author: ChangeAuthor,
): Promise<StoredItem | undefined> {
  const { id, version } = item;
  const now = author.now.toISOString();
  const values = withDeletionTime(item, withAnswerTime(item, change.values, now), now);
  if (Object.keys(values).length > 0) {
    if (!(await updateItem(trx, { id, version, values }))) return undefined;
    await recordChange(trx, { item, values }, { ...author, now });
  }
  if (change.isRead !== undefined) await markItem(trx, { id, readAt: change.isRead ? now : null });
  return (await findItemsByIds(trx, [id]))[0];
}

/** The first time is kept: an item that is answered once more was answered before. */
function withAnswerTime(item: StoredItem, values: ItemValues, now: string): ItemValues {
  const isAnswer = values.status !== undefined && answeredStatuses.includes(values.status);
  return isAnswer && item.answeredAt === null ? { ...values, answeredAt: now } : values;
}

function withDeletionTime({ status }: StoredItem, values: ItemValues, now: string): ItemValues {
  if (values.status === undefined || values.status === status) return values;
  return values.status === 'deleted' || status === 'deleted'
    ? { ...values, deletedAt: values.status === 'deleted' ? now : null }
    : values;
}

/** Notes have no history: they are written while somebody types. */
async function recordChange(
  trx: Db,
  { item, values }: { item: StoredItem; values: ItemValues },
  { username, action, now }: Omit<ChangeAuthor, 'now'> & { now: string },
): Promise<void> {
  const { notes, ...handled } = values;
  const names = Object.keys(handled) as (keyof typeof handled)[];
  const changed = names.filter((name) => handled[name] !== item[name]);
  if (changed.length === 0) return;
  const before = Object.fromEntries(changed.map((name) => [name, item[name]]));
  const after = Object.fromEntries(changed.map((name) => [name, handled[name]]));
  await insertChange(trx, { action, itemId: item.id, username, createdAt: now, before, after });
}

async function getAssigneeId(db: Db, name: string): Promise<number> {
  const assignee = await findAssignee(db, name);
  if (!assignee) throw invalid({ assignee: `There is no administrator named "${name}".` });
  if (!assignee.mayAnswer) throw invalid({ assignee: `${assignee.username} may not work the inbox.` });
  return assignee.id;
}

export function changedMeanwhile(what: string, current: object): AppError {
  const message = `Somebody else has changed this ${what} meanwhile.`;
  return new AppError('stale', message, { data: { current } });
}
