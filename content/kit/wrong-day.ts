/** What is wrong with a day that something was done on; undefined where nothing is. @param future said of one to come */
export function wrongDay(day: string, future: string): string | undefined {
  const time = Date.parse(day);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
  if (!isDay) return 'Give a date such as 2026-03-01';
  return time > Date.now() ? future : undefined;
}
