import type { Db } from '#database/connect.ts';
import {
  countEntries,
  countUnreadEntries,
  findEntriesByIds,
  findEntryIds,
  type InboxFilter,
  type InboxRows,
  type InboxSorting,
  type InboxTable,
} from './inbox.repository.ts';

type FoldedColumn = 'nameFolded' | 'emailFolded' | 'productFolded' | 'searchText';
/** What a visitor sent, and what the staff has done with it. */
export type InboxEntries = {
  [Table in InboxTable]: Omit<InboxRows[Table], FoldedColumn> & { isRead: boolean };
};
export type InboxQuery = InboxFilter & InboxSorting & { page: number; perPage: number };
export type InboxPage<Table extends InboxTable> = {
  entries: InboxEntries[Table][];
  /** Of all pages. */
  total: number;
  /** Of the whole inbox, whatever the filter. */
  unread: number;
};

const entriesPerRead = 500;

/** Lists of what visitors sent. */
export function createInboxReader<Table extends InboxTable>(db: Db, table: Table) {
  return {
    /** One page of the entries that fit, newest first unless sorted otherwise. */
    async list(query: InboxQuery): Promise<InboxPage<Table>> {
      const { page, perPage, ...filter } = query;
      const ids = await findEntryIds(db, table, { ...filter, limit: perPage, offset: (page - 1) * perPage });
      const [rows, total, unread] = await Promise.all([
        findEntriesByIds(db, table, ids),
        countEntries(db, table, filter),
        countUnreadEntries(db, table),
      ]);
      return { entries: rows.map(toEntry), total, unread };
    },

    /** Every entry that fits, read in pieces; one that is deleted meanwhile is left out. */
    async *readAll(query: InboxFilter & InboxSorting): AsyncGenerator<InboxEntries[Table][]> {
      const ids = await findEntryIds(db, table, query);
      for (let start = 0; start < ids.length; start += entriesPerRead) {
        const rows = await findEntriesByIds(db, table, ids.slice(start, start + entriesPerRead));
        yield rows.map(toEntry);
      }
    },
  };
}

export function toEntry<Table extends InboxTable>(row: InboxRows[Table]): InboxEntries[Table] {
  const { nameFolded, emailFolded, productFolded, searchText, ...entry } = row;
  return { ...entry, isRead: row.readAt !== null } as InboxEntries[Table];
}
