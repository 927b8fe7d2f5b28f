import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { hasWords } from '#database/contains-word.ts';
import type { InboxItemRow } from '#database/enquiry-tables.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { Tables } from '#database/schema.ts';
import { noteDamage, readStoredMoment, readStoredWord } from '#database/stored-json.ts';
import { searchWords } from '../submit/folded-columns.ts';
import {
  type DueFilter,
  type HandlingStatus,
  hiddenStatuses,
  type InboxItemSort,
  type InboxKind,
  inboxKinds,
  itemStatuses,
  openStatuses,
} from '../submit/handling.shared.ts';
import { type InboxForm, inboxForms } from '../submit/inbox-kind.ts';
import type { InboxOrder } from './inbox.schema.ts';
import { isMuchOverdue } from './overdue.repository.ts';

/** How an item stands, with the name of whom it is assigned to. */
export type StoredItem = Omit<Selectable<InboxItemRow>, FoundBy> & {
  form: InboxForm;
  kind: InboxKind;
  status: HandlingStatus;
  assignee: string | null;
};
type FoundBy = 'nameFolded' | 'emailFolded' | 'productFolded' | 'phoneKey' | 'whatsappKey' | 'searchText';

/** Which items, whatever page of them; spam and what was deleted only where the filter names that status. */
export type ItemFilter = {
  search?: string | undefined;
  form?: InboxForm | undefined;
  kinds?: readonly InboxKind[] | undefined;
  statuses?: readonly HandlingStatus[] | undefined;
  /** A BCP 47 tag. */
  language?: string | undefined;
  /** Folded. */
  product?: string | undefined;
  /** Null for those that nobody has. */
  assigneeId?: number | null | undefined;
  due?: { filter: DueFilter; lastDue: string; today: string } | undefined;
  /** The same of what is overdue. */
  isMuchOverdue?: boolean;
};
export type ItemSorting = { sort?: InboxItemSort | undefined; order?: InboxOrder | undefined };

export type ItemsQuery = ItemFilter & ItemSorting & { limit?: number; offset?: number };

type ItemSelect = SelectQueryBuilder<Tables, 'inboxItems', object>;

const storedColumns = [
  ...['id', 'form', 'recordId', 'kind', 'receivedAt', 'answerDueAt', 'status', 'assigneeId'],
  ...['followUpOn', 'notes', 'readAt', 'answeredAt', 'deletedAt', 'spamReason', 'language', 'version'],
] as (keyof StoredItem & keyof InboxItemRow)[];
const sortColumns = {
  date: 'receivedAt',
  name: 'nameFolded',
  email: 'emailFolded',
  product: 'productFolded',
  due: 'answerDueAt',
  // Engines differ on where rows without a value stand; these stand after every day. An index knows the expression.
  followUp: sql<string>`coalesce(follow_up_on, '9999-12-31')`,
} as const;

/** In literals, as the index of unread items has them. */
export const isShown = sql<boolean>`${sql.join(
  hiddenStatuses.map((status) => sql`status <> ${sql.lit(status)}`),
  sql` and `,
)}`;

/** @returns ids of the items in their order; all of them without a page */
export async function findItemIds(db: Db, query: ItemsQuery): Promise<number[]> {
  const found = { ...query, isMuchOverdue: await isOverdueMuch(db, query) };
  const read = () => selectItemIds(db, found).execute();
  return (await (query.search ? readInBackground(read) : read())).map(({ id }) => id);
}

export function selectItemIds(db: Db, query: ItemsQuery) {
  const select = inOrder(applyFilter(db, query), query).select('id');
  return query.limit === undefined ? select : select.limit(query.limit).offset(query.offset ?? 0);
}

function inOrder(select: ItemSelect, { sort = 'date', order, due }: ItemSorting & ItemFilter): ItemSelect {
  const direction = order ?? (sort === 'date' ? 'desc' : 'asc');
  const column = sortColumns[sort] as 'receivedAt';
  if (due?.filter !== 'followUp') return select.orderBy(column, direction).orderBy('id', direction);
  // Few are to be followed up: no index knows this expression, so that the whole inbox is not read in its order for them.
  const sorted = typeof column === 'string' ? sql.ref(column) : column;
  return select.orderBy(sql`coalesce(${sorted}, '')`, direction).orderBy('id', direction);
}

export async function countItems(db: Db, filter: ItemFilter): Promise<number> {
  const { total } = await readInBackground(() =>
    applyFilter(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  );
  return Number(total);
}

/** Items by id, in the order of the ids; ids that are gone drop out. */
export async function findItemsByIds(db: Db, ids: readonly number[]): Promise<StoredItem[]> {
  const rows = await inChunks(ids, (some) => selectStored(db).where('inboxItems.id', 'in', some).execute());
  const byId = new Map(rows.map((row) => [row.id, toStoredItem(row)]));
  return ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
}

/** The item of something that came by a form. */
export async function findItemOf(
  db: Db,
  record: { form: InboxForm; recordId: number },
): Promise<StoredItem | undefined> {
  const row = await selectStored(db)
    .where('form', '=', record.form)
    .where('recordId', '=', record.recordId)
    .executeTakeFirst();
  return row && toStoredItem(row);
}

/** What was deleted by this time or before. */
export async function findItemsDeletedUntil(db: Db, time: string): Promise<StoredItem[]> {
  const rows = await selectStored(db)
    .where('status', '=', 'deleted')
    .where('inboxItems.deletedAt', '<=', time)
    .execute();
  return rows.map(toStoredItem);
}

/** Whether so much is overdue that a page of it is found sooner in the order of another list. */
async function isOverdueMuch(db: Db, { due, sort }: ItemsQuery): Promise<boolean> {
  return due?.filter === 'overdue' && sort !== 'due' && (await isMuchOverdue(db, due.lastDue));
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectStored>['execute']>>[number];

/** What is damaged of an item stands for one that is new: it is seen, and somebody looks at it. */
function toStoredItem(row: ItemRow): StoredItem {
  const of = `inbox item ${row.id}`;
  return {
    ...row,
    form: readStoredWord(inboxForms, row.form, of),
    kind: readStoredWord(inboxKinds, row.kind, of),
    status: readStoredWord(itemStatuses, row.status, of),
    receivedAt: readStoredMoment(row.receivedAt, of),
    answerDueAt: readStoredMoment(row.answerDueAt, of),
    readAt: row.readAt && readStoredMoment(row.readAt, of),
    answeredAt: row.answeredAt && readStoredMoment(row.answeredAt, of),
    deletedAt: row.deletedAt && readStoredMoment(row.deletedAt, of),
    followUpOn: row.followUpOn && readDay(row.followUpOn, of),
  };
}

function readDay(day: string, of: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  noteDamage(of);
  return null;
}

function selectStored(db: Db) {
  return db
    .selectFrom('inboxItems')
    .leftJoin('administrators', 'administrators.id', 'inboxItems.assigneeId')
    .select(storedColumns.map((name) => `inboxItems.${name}` as const))
    .select('administrators.username as assignee');
}

function applyFilter(db: Db, filter: ItemFilter): ItemSelect {
  let select: ItemSelect = db.selectFrom('inboxItems');
  const { form, kinds, statuses, language, product, assigneeId, due } = filter;
  if (form !== undefined) select = select.where('form', '=', form);
  if (kinds !== undefined) select = select.where('kind', 'in', [...kinds]);
  if (language !== undefined) select = select.where('language', '=', language);
  if (product !== undefined) select = select.where('productFolded', '=', product);
  if (assigneeId === null) select = select.where('assigneeId', 'is', null);
  else if (assigneeId !== undefined) select = select.where('assigneeId', '=', assigneeId);
  if (due !== undefined) select = whereDue(select, due, filter);
  select = statuses === undefined ? select.where(isShown) : select.where('status', 'in', [...statuses]);
  const words = hasWords('inboxItems', searchWords(filter.search ?? ''));
  return words.reduce((fitting, condition) => fitting.where(condition), select);
}

function whereDue(
  select: ItemSelect,
  { filter, lastDue, today }: NonNullable<ItemFilter['due']>,
  { isMuchOverdue: isMuch = false }: ItemFilter,
): ItemSelect {
  switch (filter) {
    case 'waiting':
      return select.where('status', '=', 'new');
    case 'overdue':
      // No index knows the expression, so that the one of the order is taken.
      return select
        .where('status', '=', 'new')
        .where(isMuch ? sql<string>`coalesce(answer_due_at, '')` : 'answerDueAt', '<=', lastDue);
    case 'followUp':
      // Few are to be followed up, and most have one of these states: by its index SQLite would read all of them.
      return select
        .where(sortColumns.followUp, '<=', today)
        .where(sql<string>`coalesce(status, '')`, 'in', [...openStatuses]);
  }
}
