import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import type { DueFilter, HandlingStatus, InboxItemSort, InboxKind } from '../submit/handling.shared.ts';
import type { FindStones } from '../submit/name-lines.ts';
import { findAssignee, findAssigneeNames, findAssignees } from './assignees.repository.ts';
import { findItemIds } from './inbox.repository.ts';
import type { InboxOrder } from './inbox.schema.ts';
import { findHistory, type ItemChange, type ItemValues } from './inbox-changes.repository.ts';
import { countUnreadItems, countWaiting } from './inbox-counts.repository.ts';
import { type InboxItem, type ItemLine, toInboxItem } from './inbox-item.ts';
import { getInboxItem, type ItemQuery, readAllItems, readItems, readPage } from './inbox-reader.ts';
import type { ItemWithRecord } from './inbox-records.repository.ts';
import { createInboxTriage } from './inbox-triage.service.ts';
import { findLastDue } from './overdue.repository.ts';
import { findItemIdsOfSender } from './sender-items.repository.ts';

/** Who changed what of an item, and when. */
type ShownChange = {
  username: string;
  createdAt: string;
  before: ShownValues;
  after: ShownValues;
};

/** An item with what its sender sent before and since, and what became of it. */
export type InboxItemDetail = Omit<InboxItem, 'lines'> & {
  lines: DetailLine[];
  history: ShownChange[];
  earlier: InboxItem[];
};
/** Where the stone is seen, and its picture; both are null where it is gone. */
type DetailLine = ItemLine & { path: string | null; image: string | null };

const maxOfSender = 20;
const maxOldest = 5;

/** No administrator has this number. */
const nobody = -1;

type InboxOptions = {
  now?: () => Date;
  /** The day that it is at a moment where the company is, as `2026-03-01`. */
  findDay?: (moment: Date) => Promise<string>;
  findStones?: FindStones;
};

/** What the inbox is asked for, as clients write it. */
type InboxRequest = {
  search?: string | undefined;
  kind?: readonly InboxKind[] | undefined;
  status?: readonly HandlingStatus[] | undefined;
  /** The name or the number of an administrator, `me`, or `none` for what nobody has. */
  assignee?: string | undefined;
  due?: DueFilter | undefined;
  language?: string | undefined;
  product?: string | undefined;
  sort?: InboxItemSort | undefined;
  order?: InboxOrder | undefined;
};

/** Everything that visitors send and the staff answers, in one list (specification/api.md, "Inbox"). */
export function createWholeInbox(db: Db, options: InboxOptions = {}) {
  const now = options.now ?? (() => new Date());
  const findDay = options.findDay ?? (async (moment) => moment.toISOString().slice(0, 'YYYY-MM-DD'.length));
  const findToday = () => findDay(now());
  const askerOf = async (username: string) => ({ username, now: now(), today: await findToday() });
  const toItem = (entry: ItemWithRecord) => toInboxItem(entry, now().toISOString());

  async function countUnread(): Promise<number> {
    return (await countUnreadItems(db)).reduce((sum, { total }) => sum + total, 0);
  }

  return {
    ...createInboxTriage(db, { now, findToday }),
    countUnread,

    /** Whom items can be assigned to, by name. */
    listAssignees: () => findAssignees(db),

    /** One page of the items that fit, newest first unless sorted otherwise. */
    async list(request: InboxRequest & { page: number; perPage: number }, username: string) {
      const query = await toItemQuery(db, request, await askerOf(username));
      const { page, perPage } = request;
      const [{ entries, total }, unread] = await Promise.all([
        readPage(db, { ...query, page, perPage }),
        countUnread(),
      ]);
      return { items: entries.map(toItem), total, unread };
    },

    /** Every item that fits, read in pieces. */
    async *readAll(request: InboxRequest, username: string): AsyncGenerator<InboxItem[]> {
      const query = await toItemQuery(db, request, await askerOf(username));
      for await (const piece of readAllItems(db, query)) yield piece.map(toItem);
    },

    /** @throws AppError `not-found` */
    async get(id: number): Promise<InboxItemDetail> {
      const entry = await getInboxItem(db, id);
      const [history, idsOfSender] = await Promise.all([
        findHistory(db, id),
        findItemIdsOfSender(db, { id, limit: maxOfSender }),
      ]);
      const earlier = await readItems(db, idsOfSender);
      const item = toItem(entry);
      const lines = await addStones(item.lines, options.findStones);
      return { ...item, lines, history: await showChanges(db, history), earlier: earlier.map(toItem) };
    },

    /** What waits for an answer: for whom, since when, and the ones that wait longest. */
    async readWaiting() {
      const moment = now();
      const [unread, people, ids] = await Promise.all([
        countUnread(),
        countWaiting(db, moment.toISOString()),
        findItemIds(db, { statuses: ['new'], sort: 'due', order: 'asc', limit: maxOldest }),
      ]);
      const sum = (name: 'waiting' | 'overdue') => people.reduce((total, row) => total + row[name], 0);
      const oldest = (await readItems(db, ids)).map(toItem);
      return { unread, waiting: sum('waiting'), overdue: sum('overdue'), people, oldest };
    },
  };
}

/** Who asks, when, and which day that is where the company is. */
type Asker = { username: string; now: Date; today: string };

/** An assignee whom nobody knows has no items: a view may name somebody who has left. */
async function toItemQuery(db: Db, request: InboxRequest, asker: Asker): Promise<ItemQuery> {
  const { search, kind, status, due, language, product, sort, order } = request;
  return {
    ...{ search, sort, order, language, kinds: kind, statuses: status },
    product: product === undefined ? undefined : foldText(product),
    assigneeId: await assigneeIdOf(db, request.assignee, asker),
    due: due === undefined ? undefined : await toDue(db, due, asker),
  };
}

/** By times that change seldom, so that what is counted with them is remembered. */
async function toDue(db: Db, filter: DueFilter, { now, today }: Asker): Promise<ItemQuery['due']> {
  const lastDue = filter === 'overdue' ? await findLastDue(db, now.toISOString()) : '';
  return { filter, lastDue, today };
}

async function assigneeIdOf(
  db: Db,
  assignee: string | undefined,
  { username }: Asker,
): Promise<number | null | undefined> {
  if (assignee === undefined) return undefined;
  if (assignee === 'none') return null;
  const found = await findAssignee(db, assignee === 'me' ? username : assignee);
  return found?.id ?? nobody;
}

/** What came without a list names no stone, but what the form offers. */
async function addStones(
  lines: readonly ItemLine[],
  findStones: FindStones | undefined,
): Promise<DetailLine[]> {
  const keys = lines.filter(({ unit }) => unit !== '').map(({ product }) => product);
  const stones = keys.length > 0 ? await findStones?.(keys) : undefined;
  return lines.map((line) => {
    const stone = line.unit === '' ? undefined : stones?.get(line.product);
    return { ...line, path: stone?.path ?? null, image: stone?.image || null };
  });
}

type ShownValues = { status?: HandlingStatus; assignee?: string | null; followUpOn?: string | null };

/** Somebody who is no administrator any more has no name. */
async function showChanges(db: Db, changes: readonly ItemChange[]): Promise<ShownChange[]> {
  const ids = changes.flatMap(({ before, after }) => [before.assigneeId, after.assigneeId]);
  const names = await findAssigneeNames(
    db,
    ids.filter((id) => typeof id === 'number'),
  );
  const show = ({ status, assigneeId, followUpOn }: ItemValues): ShownValues => ({
    ...(status !== undefined && { status }),
    ...(followUpOn !== undefined && { followUpOn }),
    ...(assigneeId !== undefined && { assignee: names.get(assigneeId ?? -1) ?? null }),
  });
  return changes.map(({ username, createdAt, before, after }) => ({
    ...{ username, createdAt, before: show(before), after: show(after) },
  }));
}
