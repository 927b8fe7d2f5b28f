import type { Db } from '#database/connect.ts';
import { enterInLog } from '#people/log/write-log.ts';
import type { PreparedChange } from './change-item.ts';
import type { StoredItem } from './inbox.repository.ts';

/**
 * What was done to items of the inbox, without a word of what visitors wrote. Notes and read marks are left out: they
 * are saved while somebody types and reads.
 */
export async function enterHandling(
  trx: Db,
  { items, change, username }: { items: readonly StoredItem[]; change: PreparedChange; username: string },
): Promise<void> {
  const { status, assigneeId, followUpOn } = change.values;
  const done = [
    ...(status === undefined ? [] : [status === 'deleted' ? 'Deleted' : `Marked as ${status}`]),
    ...(assigneeId === undefined ? [] : [assigneeId === null ? 'Assigned to nobody' : 'Assigned']),
    ...(followUpOn === undefined ? [] : ['Set the follow-up day of']),
  ];
  if (done.length === 0 || items.length === 0) return;
  const text = `${done.join(', ')}: ${nameItems(items.map(({ id }) => id))}`;
  await enterInLog(trx, { kind: 'enquiries', text, username });
}

/** By their numbers, as the inbox shows them. */
export function nameItems(ids: readonly number[]): string {
  return ids.length === 1 ? `item ${ids[0]} of the inbox` : `${ids.length} items of the inbox`;
}
