import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { minutesBetween } from '#database/minutes-between.ts';
import { hiddenStatuses, type InboxKind, inboxKinds } from '#enquiries/handling.shared.ts';
import type { DayRange } from './period.ts';

/** Of one kind, or of all of them. */
export type AnswerKind = InboxKind | 'all';

export type AnswerCounts = {
  kind: InboxKind;
  received: number;
  answered: number;
  inTime: number;
  /** Nobody has answered, and the promised time is over. */
  late: number;
};
export type AnswerTimes = { medianMinutes: number; slowMinutes: number };

type Range = Pick<DayRange, 'start' | 'end'>;

/** How much of each kind came in, and how much of it was answered; spam aside. */
export async function countAnswers(
  db: Db,
  { start, end, moment }: Range & { moment: string },
): Promise<AnswerCounts[]> {
  const count = (condition: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${condition})`;
  const rows = await itemsWithin(db, { start, end })
    .select([
      'kind',
      sql<number>`count(*)`.as('received'),
      count(sql`answered_at is not null`).as('answered'),
      count(sql`answered_at <= answer_due_at`).as('inTime'),
      count(sql`answered_at is null and status = 'new' and answer_due_at < ${moment}`).as('late'),
    ])
    .groupBy('kind')
    .execute();
  return rows as AnswerCounts[];
}

/**
 * How long answers took: the half of them less than the median, and one in ten longer than the slow time. The database
 * ranks them, and gives two rows a kind.
 */
export async function findAnswerTimes(db: Db, range: Range): Promise<Map<AnswerKind, AnswerTimes>> {
  const [ofKinds, ofAll] = await Promise.all([
    rankAnswers(db, range, sql<AnswerKind>`kind`),
    rankAnswers(db, range, sql<AnswerKind>`'all'`),
  ]);
  const times = new Map<AnswerKind, AnswerTimes>();
  for (const { kind, place, total, minutes } of [...ofKinds, ...ofAll]) {
    const known = times.get(kind) ?? { medianMinutes: minutes, slowMinutes: minutes };
    const isSlow = place === slowPlaceOf(total);
    times.set(kind, isSlow ? { ...known, slowMinutes: minutes } : { ...known, medianMinutes: minutes });
  }
  return times;
}

type Ranked = { kind: AnswerKind; place: number; total: number; minutes: number };

function rankAnswers(db: Db, range: Range, kind: RawBuilder<AnswerKind>): Promise<Ranked[]> {
  const answers = itemsWithin(db, range)
    .where('answeredAt', 'is not', null)
    .select([kind.as('kind'), minutesBetween(db, 'receivedAt', 'answeredAt').as('minutes')]);
  const ranked = db
    .selectFrom(answers.as('answers'))
    .select([
      'kind',
      'minutes',
      sql<number>`row_number() over (partition by kind order by minutes)`.as('place'),
      sql<number>`count(*) over (partition by kind)`.as('total'),
    ]);
  return db
    .selectFrom(ranked.as('ranked'))
    .select(['kind', 'minutes', 'place', 'total'])
    .where(sql<boolean>`place in ((total + 1) / 2, (total * 9 + 9) / 10)`)
    .orderBy('place')
    .execute();
}

/** The ninth of ten, as the statement has it. */
function slowPlaceOf(total: number): number {
  return Math.floor((total * 9 + 9) / 10);
}

function itemsWithin(db: Db, { start, end }: Range) {
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
