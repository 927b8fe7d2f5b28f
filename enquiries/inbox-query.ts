import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { findAssignee } from './assignees.repository.ts';
import type { DueFilter, HandlingStatus, InboxItemSort, InboxKind } from './handling.shared.ts';
import type { InboxOrder } from './inbox.schema.ts';
import type { ItemQuery } from './inbox-reader.ts';
import { findLastDue } from './overdue.repository.ts';

/** What the inbox is asked for, as clients write it. */
export type InboxRequest = {
  search?: string | undefined;
  kind?: readonly InboxKind[] | undefined;
  status?: readonly HandlingStatus[] | undefined;
  /** The name or the number of an administrator, `me`, or `none` for what nobody has. */
  assignee?: string | undefined;
  due?: DueFilter | undefined;
  product?: string | undefined;
  sort?: InboxItemSort | undefined;
  order?: InboxOrder | undefined;
};
/** Who asks, when, and which day that is where the company is. */
export type Asker = { username: string; now: Date; today: string };

/** No administrator has this number. */
const nobody = -1;

/** An assignee whom nobody knows has no items: a view may name somebody who has left. */
export async function toItemQuery(db: Db, request: InboxRequest, asker: Asker): Promise<ItemQuery> {
  const { search, kind, status, due, product, sort, order } = request;
  return {
    ...{ search, sort, order, kinds: kind, statuses: status },
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
