import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import type { InboxKind } from './handling.shared.ts';
import { isShown } from './inbox.repository.ts';
import type { InboxForm } from './inbox-kind.ts';

/** How many of each kind are unread; spam and what was deleted are not counted. */
export async function countUnreadItems(
  db: Db,
  form?: InboxForm,
): Promise<{ kind: InboxKind; total: number }[]> {
  const unread = db.selectFrom('inboxItems');
  const rows = await remember(db, { key: `unread ${form}`, tables: ['inboxItems'] }, () =>
    (form === undefined ? unread : unread.where('form', '=', form))
      .where('readAt', 'is', null)
      .where(isShown)
      .select(['kind', (eb) => eb.fn.countAll<number>().as('total')])
      .groupBy('kind')
      .execute(),
  );
  return rows.map(({ kind, total }) => ({ kind: kind as InboxKind, total: Number(total) }));
}

/** What waits for an answer, by whom it is assigned to; those that wait longest first. */
export async function countWaiting(db: Db, now: string) {
  const rows = await db
    .selectFrom('inboxItems')
    .leftJoin('administrators', 'administrators.id', 'inboxItems.assigneeId')
    .where('status', '=', 'new')
    .select((eb) => [
      'administrators.username as assignee',
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.countAll<number>().filterWhere('answerDueAt', '<', now).as('overdue'),
      eb.fn.min('receivedAt').as('oldest'),
    ])
    .groupBy('administrators.username')
    .orderBy('oldest')
    .execute();
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting), overdue: Number(row.overdue) }));
}
