import type { DayRange } from './period.ts';
import { addDays, addMonths } from './zoned-days.ts';

/** Moments in ISO 8601 and UTC; the end is excluded. */
export type Moments = Pick<DayRange, 'start' | 'end'>;
/** The days in UTC, both included, whose numbers are kept, and those among them that were written to since. */
export type CountedDays = { firstDay: string; lastDay: string; changed: ReadonlySet<string> };
/** What a range is put together from: days and months that are counted, and the moments that are not. */
export type RangeParts = { spans: string[]; rest: Moments[] };

/** `isBefore`: it lies before the midnight that `day` begins with. */
export type Edge = Moments & { isBefore: boolean; day: string };

const halfDayMs = 12 * 60 * 60_000;
const dayLength = 'YYYY-MM-DD'.length;
const monthLength = 'YYYY-MM'.length;
/** Where more of a range than this has to be counted in between, all of it is. */
const maxRest = 40;

/** The moment that a day in UTC begins. */
export function midnightOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** The first day in UTC that lies wholly behind a moment. */
export function firstWholeDay(moment: string): string {
  const day = moment.slice(0, dayLength);
  return moment === midnightOf(day) ? day : addDays(day, 1);
}

/** What lies between a moment and the midnight nearest to it. */
export function edgeOf(moment: string): Edge {
  const day = moment.slice(0, dayLength);
  const next = addDays(day, 1);
  const isBefore = Date.parse(moment) - Date.parse(midnightOf(day)) > halfDayMs;
  return isBefore
    ? { isBefore, day: next, start: moment, end: midnightOf(next) }
    : { isBefore, day, start: midnightOf(day), end: moment };
}

/** Whether the numbers of a day are as they were counted. */
export function isKept(counted: CountedDays, day: string): boolean {
  return isCounted(counted, day, day) && !counted.changed.has(day);
}

/** @param counted undefined where nothing is */
export function splitRange(range: Moments, counted: CountedDays | undefined): RangeParts {
  const whole = { spans: [], rest: [range] };
  const [first, end] = [firstWholeDay(range.start), range.end.slice(0, dayLength)];
  if (!counted || first >= end) return whole;
  const parts: RangeParts = { spans: [], rest: [] };
  addRest(parts.rest, { start: range.start, end: midnightOf(first) });
  const changedMonths = new Set([...counted.changed].map((day) => day.slice(0, monthLength)));
  for (let day = first; day < end; ) {
    const month = day.slice(0, monthLength);
    const nextMonth = addMonths(`${month}-01`, 1);
    const isWholeMonth =
      day.endsWith('-01') && nextMonth <= end && isCounted(counted, day, addDays(nextMonth, -1));
    if (isWholeMonth && !changedMonths.has(month)) {
      parts.spans.push(month);
      day = nextMonth;
      continue;
    }
    const next = addDays(day, 1);
    if (isKept(counted, day)) parts.spans.push(day);
    else addRest(parts.rest, { start: midnightOf(day), end: midnightOf(next) });
    day = next;
  }
  addRest(parts.rest, { start: midnightOf(end), end: range.end });
  return parts.rest.length > maxRest ? whole : parts;
}

function isCounted({ firstDay, lastDay }: CountedDays, from: string, to: string): boolean {
  return from >= firstDay && to <= lastDay;
}

/** What follows on the last one becomes a part of it. */
function addRest(rest: Moments[], { start, end }: Moments): void {
  if (start >= end) return;
  const last = rest.at(-1);
  if (last?.end === start) rest[rest.length - 1] = { start: last.start, end };
  else rest.push({ start, end });
}
