import type { Db } from '#database/connect.ts';
import { type InboxKind, inboxKinds } from '#inbox/submit/handling.shared.ts';
import { countMinutes, countNotYetDue, type MinutesCount, type Outcome } from './answers.repository.ts';
import type { Compared } from './item-figures.ts';
import { countTopic } from './item-topics.ts';
import type { DayRange, Period } from './period.ts';

/** Of one kind, or of all of them. */
type AnswerKind = InboxKind | 'all';
/** Half of the answers took less than the median, and one in ten longer than the slow time; null without answers. */
type AnswerTimes = { medianMinutes: number | null; slowMinutes: number | null };
export type AnswerFigures = {
  received: number;
  answered: number;
  inTime: number;
  /** Nobody has answered, and the promised time is over. */
  late: number;
  /** Of what was answered or should have been; null while there is none. */
  inTimeShare: number | null;
} & AnswerTimes;
export type AnswerRow = { kind: AnswerKind } & Compared<AnswerFigures>;

/** How fast what came in was answered, kind by kind and altogether. @param moment what is late by now is late */
export async function readAnswers(db: Db, period: Period, moment: Date): Promise<AnswerRow[]> {
  const [now, before] = await Promise.all([
    readRange(db, period.now, moment),
    readRange(db, period.before, moment),
  ]);
  return (['all', ...inboxKinds] as const).map((kind) => ({ kind, now: now(kind), before: before(kind) }));
}

async function readRange(
  db: Db,
  range: DayRange,
  moment: Date,
): Promise<(kind: AnswerKind) => AnswerFigures> {
  const [counts, notYetDue, minutes] = await Promise.all([
    countTopic(db, 'answer', range),
    countNotYetDue(db, { range, moment: moment.toISOString() }),
    countMinutes(db, range),
  ]);
  return (kind) => {
    const isOf = (one: { kind: InboxKind }) => kind === 'all' || one.kind === kind;
    const sum = (found: readonly { kind: InboxKind; count: number }[]) =>
      found.filter(isOf).reduce((total, { count }) => total + count, 0);
    const countOf = (outcome: Outcome) => sum(counts.filter(({ name }) => name === outcome));
    const [answered, inTime] = [countOf('answered'), countOf('inTime')];
    const late = countOf('open') - sum(notYetDue);
    const due = answered + late;
    return {
      ...{ received: countOf('received'), answered, inTime, late },
      inTimeShare: due > 0 ? inTime / due : null,
      ...timesOf(minutes.filter(isOf)),
    };
  };
}

function timesOf(counts: readonly MinutesCount[]): AnswerTimes {
  const sorted = counts.toSorted((one, other) => one.minutes - other.minutes);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  /** @param place counted from 1 */
  const minutesAt = (place: number) => {
    let passed = 0;
    for (const { minutes, count } of sorted) {
      passed += count;
      if (passed >= place) return minutes;
    }
    return null;
  };
  const ninthOfTen = Math.floor((total * 9 + 9) / 10);
  return { medianMinutes: minutesAt(Math.floor((total + 1) / 2)), slowMinutes: minutesAt(ninthOfTen) };
}
