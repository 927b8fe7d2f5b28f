import type { Db } from '#database/connect.ts';

/** Where more is overdue, a page of it is found sooner in the order of its list than by when it was due. */
const manyCount = 10_000;

/**
 * The last time by which an answer was promised and that has passed: until the next one has, the same is overdue, so what
 * is counted of it can be remembered. Empty where there is none.
 */
export async function findLastDue(db: Db, now: string): Promise<string> {
  const row = await db
    .selectFrom('inboxItems')
    .select('answerDueAt')
    .where('status', '=', 'new')
    .where('answerDueAt', '<', now)
    .orderBy('answerDueAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.answerDueAt ?? '';
}

/** Whether so much is overdue that reading all of it would take longer than a page may. */
export async function isMuchOverdue(db: Db, lastDue: string): Promise<boolean> {
  const last = await db
    .selectFrom('inboxItems')
    // What the index holds: PostgreSQL reads no row for it.
    .select('answerDueAt')
    .where('status', '=', 'new')
    .where('answerDueAt', '<=', lastDue)
    .orderBy('answerDueAt')
    .limit(1)
    .offset(manyCount - 1)
    .executeTakeFirst();
  return last !== undefined;
}
