import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import {
  changeEntry,
  countEntries,
  countUnreadEntries,
  deleteEntry,
  findEntriesByIds,
  type InboxTable,
  markEntry,
} from './inbox.repository.ts';
import { entryChangeSchema } from './inbox.schema.ts';
import { createInboxReader, type InboxEntries, toEntry } from './inbox-reader.ts';
import { deleteMailsOf } from './outbox.repository.ts';

const inboxes = {
  enquiries: { form: 'enquiry', name: 'enquiry' },
  contactMessages: { form: 'contact', name: 'message' },
} as const;

/** What the staff does with what visitors sent: enquiries in one inbox, contact messages in another. */
export function createInboxService<Table extends InboxTable>(
  db: Db,
  table: Table,
  options: { now?: () => Date } = {},
) {
  const now = options.now ?? (() => new Date());
  const { form, name } = inboxes[table];

  async function getFrom(source: Db, id: number): Promise<InboxEntries[Table]> {
    const [row] = await findEntriesByIds(source, table, [id]);
    if (!row) throw notFound(`This ${name} is not there any more.`);
    return toEntry(row);
  }

  return {
    ...createInboxReader(db, table),

    /** @throws AppError `not-found` */
    get: (id: number) => getFrom(db, id),

    /**
     * Changes the fields that are present. The mark that it was read counts no version: reading overwrites nobody's work.
     * @param expectedVersions what the client may have read; without them the newest version is changed
     * @throws AppError `invalid`, `not-found`, or `stale` with the entry as it stands
     */
    async change(
      id: number,
      input: unknown,
      expectedVersions?: readonly number[],
    ): Promise<InboxEntries[Table]> {
      const { is_read: isRead, ...values } = parseOrThrow(entryChangeSchema, input);
      return inTransaction(db, async (trx) => {
        const stored = await getFrom(trx, id);
        const { version } = stored;
        const isExpected = expectedVersions?.includes(version) ?? true;
        const isHandled = Object.keys(values).length > 0;
        const isCurrent =
          isExpected && (!isHandled || (await changeEntry(trx, table, { id, version, values })));
        if (!isCurrent) throw stale(name, await getFrom(trx, id));
        if (isRead !== undefined) {
          await markEntry(trx, table, { id, readAt: isRead ? now().toISOString() : null });
        }
        return getFrom(trx, id);
      });
    },

    /** For good, with the mail about it. @throws AppError `not-found` */
    async remove(id: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        const wasThere = await deleteEntry(trx, table, id);
        if (!wasThere) throw notFound(`This ${name} is not there any more.`);
        await deleteMailsOf(trx, { form, recordId: id });
      });
      await emptyLog(db);
    },

    count: () => countEntries(db, table),
    countUnread: () => countUnreadEntries(db, table),
  };
}

export type EnquiryInbox = ReturnType<typeof createInboxService<'enquiries'>>;

function stale(name: string, current: object): AppError {
  const message = `Somebody else has changed this ${name} meanwhile.`;
  return new AppError('stale', message, { data: { current } });
}
