import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { minutesBetween } from '#database/minutes-between.ts';
import { hiddenStatuses, type InboxKind, inboxKinds } from '#inbox/submit/handling.shared.ts';
import type { Moments } from './period.ts';

/** How much of a kind has a name: a country, a campaign, what became of it. */
export type NameCount = { kind: InboxKind; name: string; count: number };
export type MinutesCount = { kind: InboxKind; minutes: number; count: number };

/** What can become of an item. An open one is late once its time is over. */
const outcomes = {
  received: sql<boolean>`true`,
  answered: sql<boolean>`answered_at is not null`,
  inTime: sql<boolean>`answered_at <= answer_due_at`,
  open: sql<boolean>`answered_at is null and status = 'new'`,
};
export type Outcome = keyof typeof outcomes;
const names = Object.keys(outcomes) as Outcome[];

/** How much of each kind came in, and what became of it; spam aside. */
export async function countAnswers(db: Db, range: Moments): Promise<NameCount[]> {
  const rows = await itemsWithin(db, range)
    .select(['kind', ...names.map((name) => sql<number>`count(*) filter (where ${outcomes[name]})`.as(name))])
    .groupBy('kind')
    .execute();
  const counts = rows as unknown as ({ kind: InboxKind } & Record<Outcome, number>)[];
  return counts.flatMap(({ kind, ...row }) =>
    names.filter((name) => row[name] > 0).map((name) => ({ kind, name, count: row[name] })),
  );
}

/** Of what came in a range, what nobody has answered and whose time is not over yet. */
export async function countNotYetDue(
  db: Db,
  { range, moment }: { range: Moments; moment: string },
): Promise<{ kind: InboxKind; count: number }[]> {
  const rows = await db
    .selectFrom('inboxItems')
    .select((build) => ['kind', build.fn.countAll<number>().as('count')])
    .where('status', '=', 'new')
    .where('answerDueAt', '>=', moment)
    .where('answeredAt', 'is', null)
    // An expression that no index knows: what is not due yet is less than what came in.
    .where(sql<boolean>`(received_at || '') >= ${range.start} and (received_at || '') < ${range.end}`)
    .groupBy('kind')
    .execute();
  return rows as { kind: InboxKind; count: number }[];
}

/** After how many minutes items were answered. */
export async function countMinutes(db: Db, range: Moments): Promise<MinutesCount[]> {
  const minutes = minutesBetween(db, 'receivedAt', 'answeredAt');
  const rows = await itemsWithin(db, range)
    .where('answeredAt', 'is not', null)
    .select((build) => ['kind', minutes.as('minutes'), build.fn.countAll<number>().as('count')])
    .groupBy(['kind', sql.ref('minutes')])
    .execute();
  return rows as MinutesCount[];
}

function itemsWithin(db: Db, { start, end }: Moments) {
  return (
    db
      .selectFrom('inboxItems')
      // Each kind is a stretch of an index.
      .where('kind', 'in', [...inboxKinds])
      .where('receivedAt', '>=', start)
      .where('receivedAt', '<', end)
      .where('status', 'not in', [...hiddenStatuses])
  );
}
