import { describe, expect, test } from 'vitest';
import { busyDaysOf, isMonth, monthAfter, nameOfDay, nameOfMonth, weeksOf } from './month.ts';
import type { Planned } from './planned.ts';

const entry = (at: string): Planned => ({
  path: 'blog',
  kind: 'Article',
  id: 1,
  title: 'Veins',
  action: 'publish',
  at,
});

describe('the calendar of an editor', () => {
  test('has whole weeks from Monday, also where a month begins on a Sunday or is four weeks long', () => {
    const ends = (month: string) => {
      const days = weeksOf(month, [], 'UTC').flat();
      return [days.length, days[0]?.date, days.at(-1)?.date];
    };
    expect(ends('2026-12')).toEqual([35, '2026-11-30', '2027-01-03']);
    expect(ends('2026-11')).toEqual([42, '2026-10-26', '2026-12-06']);
    expect(ends('2021-02')).toEqual([28, '2021-02-01', '2021-02-28']);
  });

  test('shows what is planned on the day that it is at the company', () => {
    const entries = [entry('2026-12-23T19:00:00.000Z'), entry('2026-12-24T10:00:00.000Z')];
    const dates = (zone: string) =>
      busyDaysOf('2026-12', entries, zone).map((day) => `${day.date} ${day.entries.length}`);
    expect(dates('Asia/Kolkata')).toEqual(['2026-12-24 2']);
    expect(dates('UTC')).toEqual(['2026-12-23 1', '2026-12-24 1']);
  });

  test('is turned from month to month over the end of a year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
    expect([isMonth('2026-12'), isMonth('2026-13'), isMonth(null)]).toEqual([true, false, false]);
    expect([nameOfMonth('2026-12'), nameOfDay('2026-12-24')]).toEqual([
      'December 2026',
      'Thursday 24 December',
    ]);
  });
});
