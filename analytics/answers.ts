import type { Db } from '#database/connect.ts';
import { inboxKinds } from '#enquiries/handling.shared.ts';
import { type AnswerCounts, type AnswerKind, countAnswers, findAnswerTimes } from './answers.repository.ts';
import type { Compared } from './item-figures.ts';
import type { DayRange, Period } from './period.ts';

export type AnswerFigures = Omit<AnswerCounts, 'kind'> & {
  /** Of what was answered or should have been; null while there is none. */
  inTimeShare: number | null;
  /** Null while nothing was answered. */
  medianMinutes: number | null;
  slowMinutes: number | null;
};
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
  const [counts, times] = await Promise.all([
    countAnswers(db, { ...range, moment: moment.toISOString() }),
    findAnswerTimes(db, range),
  ]);
  return (kind) => {
    const sums = sumCounts(counts.filter((count) => kind === 'all' || count.kind === kind));
    const due = sums.answered + sums.late;
    const { medianMinutes = null, slowMinutes = null } = times.get(kind) ?? {};
    return { ...sums, inTimeShare: due > 0 ? sums.inTime / due : null, medianMinutes, slowMinutes };
  };
}

function sumCounts(counts: readonly AnswerCounts[]): Omit<AnswerCounts, 'kind'> {
  const sum = (name: keyof Omit<AnswerCounts, 'kind'>) =>
    counts.reduce((total, count) => total + count[name], 0);
  return { received: sum('received'), answered: sum('answered'), inTime: sum('inTime'), late: sum('late') };
}
