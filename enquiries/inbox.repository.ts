import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Db } from '#database/connect.ts';
import { containsWord } from '#database/contains-word.ts';
import type { ContactMessageRow, EnquiryRow } from '#database/enquiry-tables.ts';
import type { Tables } from '#database/schema.ts';
import { searchWords } from './folded-columns.ts';
import type { HandlingStatus, InboxSort } from './handling.shared.ts';
import type { InboxOrder } from './inbox.schema.ts';

/** Where submissions of visitors are stored while the staff deals with them. */
export type InboxRows = {
  enquiries: Selectable<EnquiryRow>;
  contactMessages: Selectable<ContactMessageRow>;
};
export type InboxTable = keyof InboxRows;

/** Which entries, whatever page of them; those taken for spam only where the filter names that status. */
export type InboxFilter = {
  search?: string | undefined;
  product?: string | undefined;
  status?: HandlingStatus | undefined;
};
export type InboxSorting = { sort?: InboxSort | undefined; order?: InboxOrder | undefined };

type InboxSelect = SelectQueryBuilder<Tables, InboxTable, object>;

const sortColumns = {
  date: 'createdAt',
  name: 'nameFolded',
  email: 'emailFolded',
  product: 'productFolded',
} as const;

/** @returns ids of the entries in their order; all of them without a page */
export async function findEntryIds(
  db: Db,
  table: InboxTable,
  query: InboxFilter & InboxSorting & { limit?: number; offset?: number },
): Promise<number[]> {
  const sort = query.sort ?? 'date';
  const order = query.order ?? (sort === 'date' ? 'desc' : 'asc');
  let select = applyFilter(db.selectFrom(table), query)
    .select('id')
    .orderBy(sortColumns[sort], order)
    .orderBy('id', order);
  if (query.limit !== undefined) select = select.limit(query.limit).offset(query.offset ?? 0);
  return (await select.execute()).map((row) => row.id);
}

/** Entries by id, in the order of the ids; ids that are gone drop out. */
export async function findEntriesByIds<Table extends InboxTable>(
  db: Db,
  table: Table,
  ids: number[],
): Promise<InboxRows[Table][]> {
  if (ids.length === 0) return [];
  const select: InboxSelect = db.selectFrom(table as InboxTable);
  const rows = await select.selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row as InboxRows[Table]]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

export async function countEntries(db: Db, table: InboxTable, filter: InboxFilter = {}): Promise<number> {
  const row = await applyFilter(db.selectFrom(table), filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function countUnreadEntries(db: Db, table: InboxTable): Promise<number> {
  const row = await db
    .selectFrom(table)
    .where('readAt', 'is', null)
    .where('status', '!=', 'spam')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** How many messages of each form are unread; spam is not counted. */
export async function countUnreadMessages(db: Db): Promise<{ formType: string; total: number }[]> {
  const rows = await db
    .selectFrom('contactMessages')
    .where('readAt', 'is', null)
    .where('status', '!=', 'spam')
    .select(['formType', (eb) => eb.fn.countAll<number>().as('total')])
    .groupBy('formType')
    .execute();
  return rows.map(({ formType, total }) => ({ formType, total: Number(total) }));
}

/**
 * Writes status and notes over the version that was read, in one statement.
 * @returns whether the entry still had that version
 */
export async function changeEntry(
  db: Db,
  table: InboxTable,
  change: {
    id: number;
    version: number;
    values: { status?: HandlingStatus | undefined; notes?: string | undefined };
  },
): Promise<boolean> {
  const result = await db
    .updateTable(table)
    .set({ ...change.values, version: change.version + 1 })
    .where('id', '=', change.id)
    .where('version', '=', change.version)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** @param mark `readAt` null removes the mark; the first time of reading is kept */
export async function markEntry(
  db: Db,
  table: InboxTable,
  mark: { id: number; readAt: string | null },
): Promise<void> {
  let update = db.updateTable(table).set({ readAt: mark.readAt }).where('id', '=', mark.id);
  if (mark.readAt !== null) update = update.where('readAt', 'is', null);
  await update.execute();
}

/** @returns whether it was there */
export async function deleteEntry(db: Db, table: InboxTable, id: number): Promise<boolean> {
  const result = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

function applyFilter(base: InboxSelect, filter: InboxFilter): InboxSelect {
  let select = base;
  if (filter.product !== undefined) select = select.where('product', '=', filter.product);
  select =
    filter.status === undefined
      ? select.where('status', '!=', 'spam')
      : select.where('status', '=', filter.status);
  for (const word of searchWords(filter.search ?? '')) {
    select = select.where(containsWord('searchText', word));
  }
  return select;
}
