import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayAt,
  dayIn,
  daysBetween,
  formatDay,
  formatMoment,
  startOfDay,
} from './zoned-days.shared.ts';

test('a day begins when it begins there', () => {
  expect(startOfDay('2026-03-10', 'UTC')).toBe('2026-03-10T00:00:00.000Z');
  expect(startOfDay('2026-03-10', 'Asia/Kolkata')).toBe('2026-03-09T18:30:00.000Z');
  expect(startOfDay('2026-03-10', 'Asia/Kathmandu')).toBe('2026-03-09T18:15:00.000Z');
  expect(startOfDay('2026-03-10', 'America/Los_Angeles')).toBe('2026-03-10T07:00:00.000Z');
});

test('the days on which clocks change have 23 and 25 hours', () => {
  const hoursIn = (zone: string) => (day: string) => {
    const [start, end] = [day, addDays(day, 1)].map((one) => Date.parse(startOfDay(one, zone)));
    return ((end ?? 0) - (start ?? 0)) / 3_600_000;
  };
  const european = ['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26'];
  expect(european.map(hoursIn('Europe/Berlin'))).toEqual([24, 23, 25, 24]);
  // Clocks have changed there before the day has begun in UTC.
  expect(['2026-04-04', '2026-04-05', '2026-04-06'].map(hoursIn('Pacific/Auckland'))).toEqual([24, 25, 24]);
});

test('it is another day there before it is here', () => {
  const moment = new Date('2026-03-09T19:00:00.000Z');
  expect(dayAt(moment, 'UTC')).toBe('2026-03-09');
  expect(dayAt(moment, 'Asia/Kolkata')).toBe('2026-03-10');
});

test('days and months are counted over the ends of months and years', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -12)).toBe('2025-01-15');
  expect(daysBetween('2025-12-31', '2026-01-02')).toBe(2);
});

test('a day and a moment read as British English writes them', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`;
    expect(formatDay(day)).toBe(format.format(new Date(day)));
  }
  expect(formatMoment('2026-11-28T00:11:00.000Z', 'America/New_York')).toBe(
    '27 November 2026, 19:11 (New York)',
  );
  expect([dayIn('soon', 'UTC'), formatDay('2026'), formatMoment('soon', 'UTC')]).toEqual([
    '',
    '2026',
    'soon',
  ]);
});

test.each([
  ['en-GB', '14 March 2026'],
  ['en', '14 March 2026'],
  ['de', '14. März 2026'],
  ['fr', '14 mars 2026'],
  ['ar', '14 مارس 2026'],
  ['zh', '2026年3月14日'],
])('a day is written in %s as that does', (language, written) => {
  expect(formatDay('2026-03-14', language).replace(/[\u200e\u200f]/g, '')).toBe(written);
});

test.each(['en-GB', 'de', 'ar'])(
  'what is no day, or none of a calendar, stays as it is in %s',
  (language) => {
    const days = ['soon', '2026-99-99', '2026-02-99'];
    expect(days.map((day) => formatDay(day, language))).toEqual(days);
  },
);
