import { formatDay } from '#content/kit/zoned-days.shared.ts';

/** A day as readers of a language write it: `2026-03-14` as `14 March 2026`, `14. März 2026`; another text as it is. */
export function writeDay(day: string, language: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || new Intl.Locale(language).language === 'en') return formatDay(day);
  // Fonts have the digits that the rest of a sheet is written in.
  const format = { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(language, format).format(moment);
}
