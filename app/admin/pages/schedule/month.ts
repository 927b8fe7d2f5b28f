import { locale } from '../../kit/language/language.ts';
import { wallTimeOf } from '../../kit/time/zoned-time.ts';
import type { Planned } from './planned.ts';

/** A month as `2026-12`, a day as `2026-12-24`. */
export type Month = string;
export type Day = { date: string; isInMonth: boolean; entries: readonly Planned[] };

const dayMs = 24 * 60 * 60_000;
const daysOfWeek = 7;
const monthForm = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export function isMonth(text: string | null): text is Month {
  return text !== null && monthForm.test(text);
}

export function monthAfter(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Whole weeks, from Monday, that hold a month, each day with what is planned for it in a zone. */
export function weeksOf(month: Month, entries: readonly Planned[], zone: string): Day[][] {
  const byDate = groupByDate(entries, zone);
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + daysOfWeek - 1) % daysOfWeek) * dayMs;
  const weeks: Day[][] = [];
  for (let start = monday; start < end; start += daysOfWeek * dayMs) {
    weeks.push(Array.from({ length: daysOfWeek }, (_, index) => dayAt(start + index * dayMs)));
  }
  return weeks;

  function dayAt(time: number): Day {
    const date = new Date(time).toISOString().slice(0, 10);
    return { date, isInMonth: date.startsWith(month), entries: byDate.get(date) ?? [] };
  }
}

/** The days of a month for which something is planned. */
export function busyDaysOf(month: Month, entries: readonly Planned[], zone: string): Day[] {
  const days = weeksOf(month, entries, zone).flat();
  return days.filter((day) => day.isInMonth && day.entries.length > 0);
}

function groupByDate(entries: readonly Planned[], zone: string): Map<string, Planned[]> {
  return Map.groupBy(entries, ({ at }) => wallTimeOf(Date.parse(at), zone).date);
}

const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat(locale, {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
});

const firstMonday = Date.UTC(2024, 0, 1);

/** From Monday: `Monday` and `Mon`. */
export const weekdays = Array.from({ length: daysOfWeek }, (_, index) => {
  const day = firstMonday + index * dayMs;
  const nameAs = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(day);
  return { name: nameAs('long'), short: nameAs('short') };
});

/** `December 2026`. */
export function nameOfMonth(month: Month): string {
  return monthName.format(new Date(`${month}-01T00:00:00Z`));
}

/** `Thursday 24 December`. */
export function nameOfDay(date: string): string {
  return dayName.format(new Date(`${date}T00:00:00Z`));
}
