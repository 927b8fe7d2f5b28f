import { memoize } from '#messages/memoize.shared.ts';
import { fallbackAs, fallbackOf, type Translated } from '../kit/fallback-of.shared.ts';
import type { Company } from './company.document.ts';
import { type Weekday, weekdayNames, weekdays } from './weekdays.shared.ts';

type Hours = Company['hours'][number];
/** What is said of hours beside days and times. */
type HoursWords = Translated & { dayRange: string; closed: string };
/** As visitors read them. */
export type ShownHours = Translated & { id: string; days: string; times: string };

/** From so many days in a row on they are read as 'Monday to Friday'. */
const shortestRange = 3;
/** Hours are times of a clock, of no zone: any day does to write them. */
const aDay = '2000-01-01';
const languageWithoutCountry = 'en-GB';
const aMonday = Date.UTC(2000, 0, 3);
const dayMs = 24 * 60 * 60_000;
const usualRange = '{from} to {until}';
/** Between days whose names are not in the language of the words. */
const wordlessRange = '{from} – {until}';

const listIn = memoize((language: string) => new Intl.ListFormat(language));
const daysIn = memoize(
  (language: string) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
);
const timesIn = memoize((language: string) => {
  const hasHalves = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12;
  const hour = hasHalves ? 'numeric' : '2-digit';
  return new Intl.DateTimeFormat(language, { hour, minute: '2-digit', timeZone: 'UTC' });
});

/** The opening hours in words, by the clock of the company's country; days that are the same stand together. */
export function showHours(
  { hours, country }: Pick<Company, 'hours' | 'country'>,
  words: HoursWords,
  /** BCP 47. */
  shownIn = languageWithoutCountry,
): ShownHours[] {
  const { language: base } = new Intl.Locale(shownIn);
  const language = `${country ? `${base}-${country}` : shownIn}-u-nu-latn`;
  const list = listIn(language);
  const range = words.fallback?.includes('dayRange') ? wordlessRange : words.dayRange;
  const rows = hours.map((row) => ({
    id: row.id,
    days: row.daysText || showDays(row.days, range, language),
    times: row.timesText || showTimes(row, language) || words.closed,
    ...fallbackOf(
      fallbackAs(row, { days: 'daysText', times: 'timesText' }),
      row.timesText || row.opens ? {} : fallbackAs(words, { times: 'closed' }),
    ),
  }));
  return [...Map.groupBy(rows, ({ days }) => days)].map(([days, same]) => ({
    id: same[0]?.id ?? '',
    days,
    times: list.format(same.map(({ times }) => times)),
    ...fallbackOf(...same),
  }));
}

/** What search engines read of them; those that are told in words alone are for people. */
export function hoursSpecification(hours: readonly Hours[]) {
  return hours
    .filter(({ days, opens, timesText }) => days.length > 0 && (opens !== '' || timesText === ''))
    .map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdayNames[day]),
      // The same time twice is how a closed day is written.
      opens: opens || '00:00',
      closes: closes || '00:00',
    }));
}

/** Days in a row as 'Monday to Friday', others one by one. @param range such as `{from} to {until}` */
export function showDays(
  days: readonly Weekday[],
  range = usualRange,
  language = languageWithoutCountry,
): string {
  const nameOf = (day: Weekday) => daysIn(language).format(aMonday + weekdays.indexOf(day) * dayMs);

  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const isNext = weekdays.indexOf(last?.at(-1) ?? day) === weekdays.indexOf(day) - 1;
    if (last && isNext) last.push(day);
    else runs.push([day]);
  }
  const names = runs.flatMap((run) => {
    if (run.length < shortestRange) return run.map(nameOf);
    const [from, until] = [run[0], run.at(-1)].map((day) => (day ? nameOf(day) : ''));
    return range.replace('{from}', from ?? '').replace('{until}', until ?? '');
  });
  return listIn(language).format(names);
}

/** '9:00 am – 6:00 pm' or '09:00–18:00'; empty without times. */
function showTimes({ opens, closes }: Hours, language: string): string {
  if (opens === '' || closes === '') return '';
  const format = timesIn(language);
  const [from, until] = [opens, closes].map((time) => new Date(`${aDay}T${time}:00Z`)) as [Date, Date];
  // Until after midnight: a range would name both days.
  return from < until ? format.formatRange(from, until) : `${format.format(from)} – ${format.format(until)}`;
}
