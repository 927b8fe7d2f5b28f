import type { DayRange, Period } from '#statistics/period.ts';
import { locale } from '../../kit/language/language.ts';
import { t } from '../../kit/language/t.ts';

/** The chosen period, as it stands in the URL and is sent to the API. */
export type ChosenPeriod = { period: string; from: string; to: string };

export const periodChoices = [
  { value: '7d', label: t('Last 7 days') },
  { value: '30d', label: t('Last 30 days') },
  { value: '90d', label: t('Last 90 days') },
  { value: '12m', label: t('Last 12 months') },
  { value: 'own', label: t('From one day to another') },
];
const usualPeriod = '30d';

export function readChosenPeriod(search: URLSearchParams): ChosenPeriod {
  const named = search.get('period');
  const period = periodChoices.some(({ value }) => value === named) ? String(named) : usualPeriod;
  if (period !== 'own') return { period, from: '', to: '' };
  return { period, from: search.get('from') ?? '', to: search.get('to') ?? '' };
}

/** Empty for the usual period. */
export function searchOf({ period, from, to }: ChosenPeriod): Record<string, string> {
  if (period === usualPeriod) return {};
  return period === 'own' ? { period, from, to } : { period };
}

export function queryOf(chosen: ChosenPeriod): string {
  return new URLSearchParams({ period: chosen.period, ...searchOf(chosen) }).toString();
}

/** Whether it can be asked for: an own period has two days, in their order. */
export function findPeriodProblems({ period, from, to }: ChosenPeriod): { from?: string; to?: string } {
  if (period !== 'own') return {};
  if (!from) return { from: t('Choose the first day') };
  if (!to) return { to: t('Choose the last day') };
  return from > to ? { to: t('The last day is not before the first') } : {};
}

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** `1 Oct 2026 to 31 Oct 2026`. */
export function describeRange({ from, to }: Pick<DayRange, 'from' | 'to'>): string {
  const [first, last] = [from, to].map((day) => dayFormat.format(new Date(`${day}T00:00:00.000Z`)));
  return first === last ? String(first) : t('{first} to {last}', { first, last });
}

export function describePeriod({ now, before, timeZone }: Period): string {
  return t('{days}, compared with {before}. Days are those of {zone}.', {
    days: describeRange(now),
    before: describeRange(before),
    zone: timeZone,
  });
}
