import { locale } from '../language/language.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

const plainDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const utcDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A stored time in the administrator's time zone: `3 Mar 2026, 14:05`. @param iso ISO 8601, UTC */
export function formatTimestamp(iso: string): string {
  return formatWith(moment, iso);
}

/** `3 Mar 2026`. @param iso ISO 8601, UTC */
export function formatDay(iso: string): string {
  return formatWith(day, iso);
}

/** A day of the calendar, wherever it is read: `3 Mar 2026`. @param iso `2026-03-03` */
export function formatPlainDay(iso: string): string {
  return formatWith(plainDay, iso);
}

/** A day that was counted in UTC, whoever reads it: `3 Mar`. @param day `2026-03-03` */
export function formatUtcDay(day: string): string {
  return formatWith(utcDay, day);
}

function formatWith(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}
