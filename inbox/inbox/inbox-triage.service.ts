import { randomUUID } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid, notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { systemUsername } from '#people/log/system-username.shared.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { deleteMailsOf } from '../mail/outbox.repository.ts';
import { deletedKeptDays } from '../submit/handling.shared.ts';
import { findAssigneeNames } from './assignees.repository.ts';
import { changedMeanwhile, changeItem, type PreparedChange, prepareChange } from './change-item.ts';
import { enterHandling, nameItems } from './enter-handling.ts';
import { findItemsByIds, findItemsDeletedUntil, type StoredItem } from './inbox.repository.ts';
import { type ItemChangeInput, itemChangeSchema, itemChangesSchema } from './inbox.schema.ts';
import type { EntryEditor } from './inbox.service.ts';
import {
  findChangesOf,
  type ItemChange,
  type ItemValues,
  markChangesUndone,
  updateItem,
} from './inbox-changes.repository.ts';
import { type InboxItem, toInboxItem } from './inbox-item.ts';
import { getInboxItem, readItems } from './inbox-reader.ts';
import { deleteRecord, type ItemWithRecord } from './inbox-records.repository.ts';

/** What became of a change of many items. `action` is for undoing it. */
export type ChangesResult = {
  action: string;
  items: InboxItem[];
  failed: { id: number; message: string; current: InboxItem | null }[];
};

const dayMs = 24 * 60 * 60_000;

/** Working through the inbox: every change of status, assignee and follow-up date can be undone. */
export function createInboxTriage(
  db: Db,
  { now, findToday }: { now: () => Date; findToday: () => Promise<string> },
) {
  async function prepare(input: ItemChangeInput): Promise<PreparedChange> {
    const { follow_up_on: day } = input;
    if (day && day < (await findToday())) {
      throw invalid({ follow_up_on: 'This day has passed. Choose today or a later one.' });
    }
    return prepareChange(db, input);
  }
  const toItem = (entry: ItemWithRecord) => toInboxItem(entry, now().toISOString());

  return {
    /**
     * Changes the fields that are present; the read mark counts no version.
     * @throws AppError `invalid`, `not-found`, or `stale` with the item as it stands
     */
    async change(id: number, input: unknown, editor: EntryEditor = {}): Promise<InboxItem> {
      const change = await prepare(parseOrThrow(itemChangeSchema, input));
      return inTransaction(db, async (trx) => {
        const { item } = await getInboxItem(trx, id);
        const isExpected = editor.versions?.includes(item.version) ?? true;
        const author = { username: editor.username ?? '', now: now(), action: randomUUID() };
        const changed = isExpected && (await changeItem(trx, { item, change }, author));
        const current = toItem(await getInboxItem(trx, id));
        if (!changed) throw changedMeanwhile('item', current);
        await enterHandling(trx, { items: [item], change, username: author.username });
        return current;
      });
    },

    /**
     * The same change of many items, which can be undone. What somebody else has changed since it was read stays as
     * it is and is told of.
     * @throws AppError `invalid`
     */
    async changeMany(input: unknown, username: string): Promise<ChangesResult> {
      const { items: asked, ...fields } = parseOrThrow(itemChangesSchema, input);
      const change = await prepare(fields);
      const author = { username, now: now(), action: randomUUID() };
      const versions = new Map(asked.map(({ id, version }) => [id, version]));
      // Always in the same order, so that two of these do not wait for one another.
      const ids = [...versions.keys()].sort((one, other) => one - other);
      return inTransaction(db, async (trx) => {
        const late = new Set<number>();
        const before = await readItems(trx, ids);
        for (const { item } of before) {
          const version = versions.get(item.id) ?? item.version;
          const isDone = version === item.version && (await changeItem(trx, { item, change }, author));
          if (!isDone) late.add(item.id);
        }
        const done = before.map(({ item }) => item).filter(({ id }) => !late.has(id));
        await enterHandling(trx, { items: done, change, username });
        const now = new Map((await readItems(trx, ids)).map((entry) => [entry.item.id, toItem(entry)]));
        return { action: author.action, ...divide(ids, { now, late }) };
      });
    },

    /** @throws AppError `not-found`, or `conflict` where somebody has changed an item since */
    async undo(action: string): Promise<InboxItem[]> {
      return inTransaction(db, async (trx) => {
        const ids = await undoChanges(trx, { action, now: now() });
        await enterInLog(trx, { kind: 'enquiries', text: `Undid a change of ${nameItems(ids)}` });
        return (await readItems(trx, ids)).map(toItem);
      });
    },

    /** For good, with the mail about it, wherever it stands. @throws AppError `not-found` */
    async remove(id: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        await erase(trx, (await getInboxItem(trx, id)).item);
        await enterInLog(trx, { kind: 'enquiries', text: `Erased ${nameItems([id])} for good` });
      });
      await emptyLog(db);
    },

    /** Deletes for good what has stood in the trash long enough. */
    async removeExpired(): Promise<void> {
      const until = new Date(now().getTime() - deletedKeptDays * dayMs).toISOString();
      const expired = await findItemsDeletedUntil(db, until);
      for (const item of expired) {
        await inTransaction(db, async (trx) => {
          await erase(trx, item);
          const text = `Erased ${nameItems([item.id])}, which was in the trash for ${deletedKeptDays} days`;
          await enterInLog(trx, { kind: 'enquiries', text, username: systemUsername });
        });
      }
      if (expired.length > 0) await emptyLog(db);
    },
  };
}

/**
 * Gives the items of an action what they held before: all of them or none. Notes that were written since stay.
 * @returns the ids of the items
 * @throws AppError `not-found`, or `conflict` where it was undone already or an item has been changed since
 */
async function undoChanges(trx: Db, { action, now }: { action: string; now: Date }): Promise<number[]> {
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

async function erase(trx: Db, item: StoredItem): Promise<void> {
  await deleteRecord(trx, item);
  await deleteMailsOf(trx, item);
}

/** Which were changed and which were not: changed by others meanwhile, or gone. */
function divide(
  ids: readonly number[],
  { now, late }: { now: ReadonlyMap<number, InboxItem>; late: ReadonlySet<number> },
): Pick<ChangesResult, 'items' | 'failed'> {
  const changed = ids.filter((id) => now.has(id) && !late.has(id));
  const failed = ids.filter((id) => !now.has(id) || late.has(id));
  return {
    items: changed.flatMap((id) => now.get(id) ?? []),
    failed: failed.map((id) => {
      const current = now.get(id) ?? null;
      const message = current ? 'Somebody else has changed this meanwhile.' : 'This has been deleted.';
      return { id, message, current };
    }),
  };
}
