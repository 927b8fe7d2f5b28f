import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { minutesBetween } from '#database/minutes-between.ts';
import { hiddenStatuses, type InboxKind, inboxKinds } from '#enquiries/handling.shared.ts';
import type { NameCount } from './kept-counts.repository.ts';
import type { Moments } from './split-range.ts';

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
export async function countAnswers(db: Db, ranges: readonly Moments[]): Promise<NameCount[]> {
  if (ranges.length === 0) return [];
  const rows = await itemsWithin(db, ranges)
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
export async function countMinutes(db: Db, ranges: readonly Moments[]): Promise<MinutesCount[]> {
  if (ranges.length === 0) return [];
  const minutes = minutesBetween(db, 'receivedAt', 'answeredAt');
  const rows = await itemsWithin(db, ranges)
    .where('answeredAt', 'is not', null)
    .select((build) => ['kind', minutes.as('minutes'), build.fn.countAll<number>().as('count')])
    .groupBy(['kind', sql.ref('minutes')])
    .execute();
  return rows as MinutesCount[];
}

/** Each range by itself: SQLite looks up none of several that are joined by `or`. */
function itemsWithin(db: Db, ranges: readonly Moments[]) {
  const [first, ...others] = ranges.map(({ start, end }) =>
    db
      .selectFrom('inboxItems')
      .select(['kind', 'status', 'receivedAt', 'answeredAt', 'answerDueAt'])
      // Each kind is a stretch of an index.
      .where('kind', 'in', [...inboxKinds])
      .where('receivedAt', '>=', start)
      .where('receivedAt', '<', end)
      .where('status', 'not in', [...hiddenStatuses]),
  );
  if (!first) throw new Error('There is no range to count in');
  const items = others.reduce((all, range) => all.unionAll(range), first);
  return db.selectFrom(items.as('items'));
}
