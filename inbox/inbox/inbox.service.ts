import { randomUUID } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { foldText } from '#database/fold-text.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { notFound } from '#errors/app-error.ts';
import { parseOrThrow } from '#errors/validate.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { deleteMailsOf } from '../mail/outbox.repository.ts';
import type { HandlingStatus, InboxSort } from '../submit/handling.shared.ts';
import type { InboxForm } from '../submit/inbox-kind.ts';
import { changedMeanwhile, changeItem, prepareChange } from './change-item.ts';
import { enterHandling, nameItems } from './enter-handling.ts';
import { countItems, findItemOf } from './inbox.repository.ts';
import { entryChangeSchema, type InboxOrder } from './inbox.schema.ts';
import { countUnreadItems } from './inbox-counts.repository.ts';
import { readAllItems, readPage } from './inbox-reader.ts';
import {
  deleteRecord,
  type InboxRecords,
  type ItemWithRecord,
  readRecordsOf,
} from './inbox-records.repository.ts';

/** What a visitor sent by one of the forms, and what the staff has done with it. */
export type InboxEntries = {
  [Form in InboxForm]: InboxRecords[Form] & {
    status: HandlingStatus;
    notes: string;
    readAt: string | null;
    isRead: boolean;
    language: string | null;
    version: number;
    /** Its number in the whole inbox. */
    inboxItemId: number;
  };
};
export type EntryFilter = {
  search?: string | undefined;
  product?: string | undefined;
  status?: HandlingStatus | undefined;
};
export type EntrySorting = { sort?: InboxSort | undefined; order?: InboxOrder | undefined };
export type EntryQuery = EntryFilter & EntrySorting & { page: number; perPage: number };
export type EntryPage<Form extends InboxForm> = {
  entries: InboxEntries[Form][];
  /** Of all pages. */
  total: number;
  /** Of this form, whatever the filter. */
  unread: number;
};
/** Who changes something, and the versions that the client may have read; without them the newest is changed. */
export type EntryEditor = { username?: string; versions?: readonly number[] | undefined };

const names = { enquiry: 'enquiry', contact: 'message' } as const;

/** The part of the inbox that came by one form, under the numbers of its own (specification/api.md, "Enquiries"). */
export function createInboxService<Form extends InboxForm>(
  db: Db,
  form: Form,
  options: { now?: () => Date } = {},
) {
  const now = options.now ?? (() => new Date());
  const gone = () => notFound(`This ${names[form]} is not there any more.`);

  async function getFrom(source: Db, recordId: number): Promise<ItemWithRecord> {
    const item = await findItemOf(source, { form, recordId });
    const [entry] = item ? await readRecordsOf(source, [item]) : [];
    if (!entry) throw gone();
    return entry;
  }

  const count = (filter: EntryFilter = {}) => countItems(db, toItemFilter(form, filter));
  async function countUnread(): Promise<number> {
    const counts = await countUnreadItems(db, form);
    return counts.reduce((sum, { total }) => sum + total, 0);
  }

  return {
    count,
    countUnread,

    /** One page of the entries that fit, newest first unless sorted otherwise. */
    async list(query: EntryQuery): Promise<EntryPage<Form>> {
      const { entries, total } = await readPage(db, { ...query, ...toItemFilter(form, query) });
      return { entries: entries.map((entry) => toEntry<Form>(entry)), total, unread: await countUnread() };
    },

    /** Every entry that fits, read in pieces; one that is deleted meanwhile is left out. */
    async *readAll(query: EntryFilter & EntrySorting): AsyncGenerator<InboxEntries[Form][]> {
      for await (const piece of readAllItems(db, { ...query, ...toItemFilter(form, query) })) {
        yield piece.map((entry) => toEntry<Form>(entry));
      }
    },

    /** @throws AppError `not-found` */
    get: async (id: number) => toEntry<Form>(await getFrom(db, id)),

    /**
     * Changes the fields that are present. The mark that it was read counts no version: reading overwrites nobody's work.
     * @throws AppError `invalid`, `not-found`, or `stale` with the entry as it stands
     */
    async change(id: number, input: unknown, editor: EntryEditor = {}): Promise<InboxEntries[Form]> {
      const change = await prepareChange(db, parseOrThrow(entryChangeSchema, input));
      return inTransaction(db, async (trx) => {
        const { item } = await getFrom(trx, id);
        const isExpected = editor.versions?.includes(item.version) ?? true;
        const author = { username: editor.username ?? '', now: now(), action: randomUUID() };
        const changed = isExpected && (await changeItem(trx, { item, change }, author));
        const entry = toEntry<Form>(await getFrom(trx, id));
        if (!changed) throw changedMeanwhile(names[form], entry);
        await enterHandling(trx, { items: [item], change, username: author.username });
        return entry;
      });
    },

    /** For good, with the mail about it. @throws AppError `not-found` */
    async remove(id: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        const { item } = await getFrom(trx, id);
        if (!(await deleteRecord(trx, { form, recordId: id }))) throw gone();
        await enterInLog(trx, { kind: 'enquiries', text: `Erased ${nameItems([item.id])} for good` });
        await deleteMailsOf(trx, { form, recordId: id });
      });
      await emptyLog(db);
    },
  };
}

export type EnquiryInbox = ReturnType<typeof createInboxService<'enquiry'>>;

function toItemFilter(form: InboxForm, { product, status, search }: EntryFilter) {
  return {
    ...{ form, search },
    product: product === undefined ? undefined : foldText(product),
    statuses: status === undefined ? undefined : [status],
  };
}

function toEntry<Form extends InboxForm>({ item, record }: ItemWithRecord): InboxEntries[Form] {
  const { status, notes, readAt, language, version, id: inboxItemId } = item;
  const handling = { status, notes, readAt, language, version, inboxItemId, isRead: readAt !== null };
  return { ...record, ...handling } as InboxEntries[Form];
}
