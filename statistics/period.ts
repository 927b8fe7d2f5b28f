import { z } from 'zod';
import { addDays, addMonths, dayAt, daysBetween, startOfDay } from '#content/kit/zoned-days.shared.ts';
import { invalid } from '#errors/app-error.ts';

/** The periods that can be chosen; `12m` are twelve months, `own` is between two days. */
export const periodNames = ['7d', '30d', '90d', '12m', 'own'] as const;

/** A range of days, both ends included, and the moments that it begins and ends at; the end is excluded. */
export type DayRange = { from: string; to: string; start: string; end: string };
/** Moments in ISO 8601 and UTC; the end is excluded. */
export type Moments = Pick<DayRange, 'start' | 'end'>;
/** What is told, and the same length just before it, which it is compared with. */
export type Period = { now: DayRange; before: DayRange; timeZone: string };

/** Visits are kept for two years, so that a year can be compared with the one before. */
const maxDays = 732;
const earliestDay = '2000-01-01';

const day = z.iso.date('A day is written like 2026-01-31');

/** Which period is asked for, as a query. */
export const periodQuerySchema = z.object({
  period: z
    .enum(periodNames, `period is one of: ${periodNames.join(', ')}`)
    .default('30d')
    .describe('7, 30 or 90 days or 12 months up to today, or own: from one day to another'),
  from: day.optional().describe('The first day of an own period'),
  to: day.optional().describe('The last day of an own period'),
});
export type PeriodQuery = z.output<typeof periodQuerySchema>;

/** @throws AppError `invalid` where an own period has no days, or too many */
export function readPeriod(query: PeriodQuery, clock: { now: Date; timeZone: string }): Period {
  const { timeZone } = clock;
  const today = dayAt(clock.now, timeZone);
  const { from, to } = query.period === 'own' ? checkOwn(query, today) : lastDays(query.period, today);
  const beforeTo = addDays(from, -1);
  const beforeFrom =
    query.period === '12m' ? addMonths(from, -12) : addDays(beforeTo, -daysBetween(from, to));
  return {
    timeZone,
    now: rangeOf({ from, to }, timeZone),
    before: rangeOf({ from: beforeFrom, to: beforeTo }, timeZone),
  };
}

type Days = { from: string; to: string };

const lengths = { '7d': 7, '30d': 30, '90d': 90 };

function lastDays(period: Exclude<PeriodQuery['period'], 'own'>, today: string): Days {
  if (period === '12m') return { from: addDays(addMonths(today, -12), 1), to: today };
  return { from: addDays(today, 1 - lengths[period]), to: today };
}

function checkOwn({ from, to }: PeriodQuery, today: string): Days {
  if (!from) throw invalid({ from: 'Choose the first day' });
  if (!to) throw invalid({ to: 'Choose the last day' });
  if (from < earliestDay) throw invalid({ from: `The first day is ${earliestDay} or later` });
  if (to > addDays(today, 1)) throw invalid({ to: 'The last day is today or earlier' });
  if (from > to) throw invalid({ to: 'The last day is not before the first' });
  if (daysBetween(from, to) >= maxDays) throw invalid({ from: 'At most two years at a time' });
  return { from, to };
}

function rangeOf({ from, to }: Days, timeZone: string): DayRange {
  return { from, to, start: startOfDay(from, timeZone), end: startOfDay(addDays(to, 1), timeZone) };
}
