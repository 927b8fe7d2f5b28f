import { locale } from '../language/language.ts';

const shared = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** `24 Dec 2026, 09:00`, as clocks in a zone show it. @param iso ISO 8601 */
export function formatIn(iso: string, zone: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return new Intl.DateTimeFormat(locale, { ...shared, timeZone: zone }).format(moment);
}
