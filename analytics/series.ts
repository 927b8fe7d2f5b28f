import { monthOf } from './events.repository.ts';
import type { DayRange, Period } from './period.ts';
import { addDays, addMonths, daysBetween, startOfDay } from './zoned-days.ts';

/** One of the steps that a period is drawn in. */
export type Step = DayRange;

/** A chart of more days than this is one of months. */
const maxDaySteps = 92;

/** The days of a period, or its months where there are many; the first and the last month may be parts. */
export function listSteps({ now, timeZone }: Period): Step[] {
  const isByMonth = daysBetween(now.from, now.to) >= maxDaySteps;
  const steps: Step[] = [];
  for (let from = now.from; from <= now.to; ) {
    const next = isByMonth ? addMonths(`${monthOf(from)}-01`, 1) : addDays(from, 1);
    const last = addDays(next, -1);
    const to = next > now.to ? now.to : last;
    steps.push({ from, to, start: startOfDay(from, timeZone), end: startOfDay(addDays(to, 1), timeZone) });
    from = next;
  }
  return steps;
}
