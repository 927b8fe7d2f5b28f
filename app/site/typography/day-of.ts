const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The day of a moment in UTC: `14 March 2026`. Spelt by hand, because the first `Intl.DateTimeFormat` of a page keeps
 * a phone from responding for longer than everything else that its scripts do at their start.
 */
export function dayOf(ms: number): string {
  const date = new Date(ms);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
