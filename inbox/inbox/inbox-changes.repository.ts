import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import type { InboxChangeRow } from '#database/enquiry-tables.ts';
import { readStoredJson } from '#database/stored-json.ts';
import { type HandlingStatus, itemStatuses } from '../submit/handling.shared.ts';

/** What the staff changes of an item; `answeredAt` and `deletedAt` follow from the status. */
export type ItemValues = {
  status?: HandlingStatus | undefined;
  assigneeId?: number | null | undefined;
  followUpOn?: string | null | undefined;
  notes?: string | undefined;
  answeredAt?: string | null | undefined;
  deletedAt?: string | null | undefined;
};
export type ItemChange = Omit<Selectable<InboxChangeRow>, 'before' | 'after'> & {
  before: ItemValues;
  after: ItemValues;
};
type NewChange = Omit<ItemChange, 'id' | 'undoneAt'>;

/**
 * Writes over the version that was read, in one statement.
 * @returns whether the item still had that version
 */
export async function updateItem(
  db: Db,
  { id, version, values }: { id: number; version: number; values: ItemValues },
): Promise<boolean> {
  const result = await db
    .updateTable('inboxItems')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** @param mark `readAt` null removes the mark; the first time of reading is kept */
export async function markItem(db: Db, mark: { id: number; readAt: string | null }): Promise<void> {
  let update = db.updateTable('inboxItems').set({ readAt: mark.readAt }).where('id', '=', mark.id);
  if (mark.readAt !== null) update = update.where('readAt', 'is', null);
  await update.execute();
}

export async function insertChange(db: Db, change: NewChange): Promise<void> {
  const { before, after, ...values } = change;
  await db
    .insertInto('inboxChanges')
    .values({ ...values, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
}

/** What one action changed, by item. */
export async function findChangesOf(db: Db, action: string): Promise<ItemChange[]> {
  const rows = await db
    .selectFrom('inboxChanges')
    .selectAll()
    .where('action', '=', action)
    .orderBy('itemId')
    .execute();
  return rows.map(toChange);
}

/** What became of an item, oldest first. */
export async function findHistory(db: Db, itemId: number): Promise<ItemChange[]> {
  const rows = await db
    .selectFrom('inboxChanges')
    .selectAll()
    .where('itemId', '=', itemId)
    .where('undoneAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(toChange);
}

/** @returns false where another request has undone it already */
export async function markChangesUndone(db: Db, { action, now }: { action: string; now: string }) {
  const result = await db
    .updateTable('inboxChanges')
    .set({ undoneAt: now })
    .where('action', '=', action)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

function toChange(row: Selectable<InboxChangeRow>): ItemChange {
  const of = `inbox change ${row.id}`;
  return { ...row, before: readValues(row.before, of), after: readValues(row.after, of) };
}

const moment = z.string().nullable().optional();
const valuesSchema = z.object({
  status: z.enum(itemStatuses).optional(),
  assigneeId: z.number().nullable().optional(),
  ...{ followUpOn: moment, answeredAt: moment, deletedAt: moment },
  notes: z.string().optional(),
});

function readValues(text: string, of: string): ItemValues {
  return readStoredJson<ItemValues>(text, { schema: valuesSchema, instead: {}, of });
}
