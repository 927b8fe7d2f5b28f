import { locale } from '../../../kit/language/language.ts';

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** A point in time as the administrator's own clock shows it: `3 Nov 2026, 14:05`. */
export function Timestamp({ at }: { at: string }) {
  const time = Date.parse(at);
  return <time dateTime={at}>{Number.isNaN(time) ? at : format.format(time)}</time>;
}
