import { randomUUID } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { changedMeanwhile, changeItem, prepareChange } from './change-item.ts';
import { itemChangeSchema, itemChangesSchema } from './inbox.schema.ts';
import type { EntryEditor } from './inbox.service.ts';
import { type InboxItem, toInboxItem } from './inbox-item.ts';
import { getInboxItem, readItems } from './inbox-reader.ts';
import { deleteRecord, type ItemWithRecord } from './inbox-records.repository.ts';
import { deleteMailsOf } from './outbox.repository.ts';
import { undoChanges } from './undo-changes.ts';

/** What became of a change of many items. `action` is for undoing it. */
export type ChangesResult = {
  action: string;
  items: InboxItem[];
  failed: { id: number; message: string; current: InboxItem | null }[];
};

/** Working through the inbox: every change of status, assignee and follow-up date can be undone. */
export function createInboxTriage(db: Db, { now }: { now: () => Date }) {
  const toItem = (entry: ItemWithRecord) => toInboxItem(entry, now().toISOString());

  return {
    /**
     * Changes the fields that are present; the read mark counts no version.
     * @throws AppError `invalid`, `not-found`, or `stale` with the item as it stands
     */
    async change(id: number, input: unknown, editor: EntryEditor = {}): Promise<InboxItem> {
      const change = await prepareChange(db, parseOrThrow(itemChangeSchema, input), now());
      return inTransaction(db, async (trx) => {
        const { item } = await getInboxItem(trx, id);
        const isExpected = editor.versions?.includes(item.version) ?? true;
        const author = { username: editor.username ?? '', now: now(), action: randomUUID() };
        const changed = isExpected && (await changeItem(trx, { item, change }, author));
        const current = toItem(await getInboxItem(trx, id));
        if (!changed) throw changedMeanwhile('item', current);
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
      const change = await prepareChange(db, fields, now());
      const author = { username, now: now(), action: randomUUID() };
      const versions = new Map(asked.map(({ id, version }) => [id, version]));
      // Always in the same order, so that two of these do not wait for one another.
      const ids = [...versions.keys()].sort((one, other) => one - other);
      return inTransaction(db, async (trx) => {
        const late = new Set<number>();
        for (const { item } of await readItems(trx, ids)) {
          const version = versions.get(item.id) ?? item.version;
          const isDone = version === item.version && (await changeItem(trx, { item, change }, author));
          if (!isDone) late.add(item.id);
        }
        const now = new Map((await readItems(trx, ids)).map((entry) => [entry.item.id, toItem(entry)]));
        return { action: author.action, ...divide(ids, { now, late }) };
      });
    },

    /** @throws AppError `not-found`, or `conflict` where somebody has changed an item since */
    async undo(action: string): Promise<InboxItem[]> {
      return inTransaction(db, async (trx) => {
        const ids = await undoChanges(trx, { action, now: now() });
        return (await readItems(trx, ids)).map(toItem);
      });
    },

    /** For good, with the mail about it. @throws AppError `not-found` */
    async remove(id: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        const { item } = await getInboxItem(trx, id);
        await deleteRecord(trx, item);
        await deleteMailsOf(trx, item);
      });
      await emptyLog(db);
    },
  };
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
