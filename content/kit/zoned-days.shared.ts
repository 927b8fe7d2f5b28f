/**
 * Days as a time zone has them: `2026-01-31`, the moments they begin at, in ISO 8601 and UTC, and both as people read
 * them. Visitors read every date in the company's zone, which comes with the data: never the server's or the browser's.
 */

import { memoize } from '#messages/memoize.shared.ts';

const dayLength = 'YYYY-MM-DD'.length;
const dayMs = 24 * 60 * 60_000;

/** The day that it is in a time zone. @param zone an IANA name, such as `Asia/Kolkata` */
export function dayAt(moment: Date, zone: string): string {
  return new Date(moment.getTime() + offsetMsAt(moment.getTime(), zone)).toISOString().slice(0, dayLength);
}

/** The day of a stored moment in a time zone; empty for a text that is no moment. @param iso ISO 8601 */
export function dayIn(iso: string, zone: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : dayAt(moment, zone);
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

/**
 * `2026-03-14` as `14 March 2026`, in another language as that writes it; another text as it is. In English without
 * `Intl`, because the first `Intl.DateTimeFormat` of a page blocks a phone for longer than the rest of its scripts.
 */
export function formatDay(day: string, language = 'en'): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  const moment = new Date(`${day}T00:00:00Z`);
  if (!name || Number.isNaN(moment.getTime())) return day;
  if (new Intl.Locale(language).language === 'en') return `${Number(date)} ${name} ${year}`;
  return daysIn(language).format(moment);
}

const daysIn = memoize((language: string) => {
  // Fonts have the digits that the rest of a page is written in.
  const format = { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(language, format);
});

/** A stored moment as mails tell it: `27 November 2026, 19:11 (Lisbon)`. */
export function formatMoment(iso: string, zone: string, language?: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const local = new Date(moment.getTime() + offsetMsAt(moment.getTime(), zone)).toISOString();
  return `${formatDay(local.slice(0, dayLength), language)}, ${local.slice(11, 16)} (${cityOf(zone)})`;
}

/** `Asia/Kolkata` as a person says it: `Kolkata`. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** The moment that a day begins at in a time zone. */
export function startOfDay(day: string, zone: string): string {
  return momentAt(day, { time: '00:00', zone });
}

/** The moment that clocks in a time zone show a time of a day, `03:00`; near it where they leave that out. */
export function momentAt(day: string, { time, zone }: { time: string; zone: string }): string {
  const inUtcMs = Date.parse(`${day}T${time}:00.000Z`);
  const guessMs = inUtcMs - offsetMsAt(inUtcMs, zone);
  // Where clocks change between the two, the guess is off by that change.
  return new Date(inUtcMs - offsetMsAt(guessMs, zone)).toISOString();
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + count * dayMs).toISOString().slice(0, dayLength);
}

/** How many days lie from one to the other; 0 for the same one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The same day of another month; its last one where that month is shorter. */
export function addMonths(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return date.toISOString().slice(0, dayLength);
}

/** By how much clocks in a zone are ahead of UTC at a moment. */
export function offsetMsAt(timeMs: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const parts = Object.fromEntries(
    clockIn(zone)
      .formatToParts(timeMs)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute, second } = parts;
  const localMs = Date.parse(`${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
  return localMs - Math.floor(timeMs / 1_000) * 1_000;
}

const clockIn = memoize((zone: string) => {
  const twoDigits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', {
    ...twoDigits,
    ...{ year: 'numeric', second: '2-digit', hourCycle: 'h23', calendar: 'gregory', timeZone: zone },
  });
});
