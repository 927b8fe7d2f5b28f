import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import type { InboxKind } from '../submit/handling.shared.ts';
import type { InboxForm } from '../submit/inbox-kind.ts';
import { isShown } from './inbox.repository.ts';
import { findLastDue } from './overdue.repository.ts';

/** How many of each kind are unread; spam and what was deleted are not counted. */
export async function countUnreadItems(
  db: Db,
  form?: InboxForm,
): Promise<{ kind: InboxKind; total: number }[]> {
  // One number for the menu and the lists of both forms, from an index that has nothing else.
  const rows = await readInBackground(() => selectUnread(db).execute());
  return rows
    .filter((row) => form === undefined || row.form === form)
    .map(({ kind, total }) => ({ kind: kind as InboxKind, total: Number(total) }));
}

function selectUnread(db: Db) {
  return db
    .selectFrom('inboxItems')
    .where('readAt', 'is', null)
    .where(isShown)
    .select(['kind', 'form', (eb) => eb.fn.countAll<number>().as('total')])
    .groupBy(['kind', 'form']);
}

/** What waits for an answer, by whom it is assigned to; those that wait longest first. */
export async function countWaiting(db: Db, now: string) {
  const lastDue = await findLastDue(db, now);
  const rows = await readInBackground(() => selectWaiting(db, lastDue).execute());
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting), overdue: Number(row.overdue) }));
}

function selectWaiting(db: Db, lastDue: string) {
  const byAssignee = db
    .selectFrom('inboxItems')
    .where('status', '=', 'new')
    .select((eb) => [
      'assigneeId',
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.countAll<number>().filterWhere('answerDueAt', '<=', lastDue).as('overdue'),
      eb.fn.min('receivedAt').as('oldest'),
    ])
    .groupBy('assigneeId');
  return db
    .selectFrom(byAssignee.as('waiting'))
    .leftJoin('administrators', 'administrators.id', 'waiting.assigneeId')
    .select(['administrators.username as assignee', 'waiting', 'overdue', 'oldest'])
    .orderBy('oldest');
}
