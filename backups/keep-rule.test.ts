import { expect, test } from 'vitest';
import { findSurplus } from './keep-rule.ts';

const none = { daily: 0, weekly: 0, monthly: 0 };

/** An archive each night at 03:00 UTC, the last on the day named. */
function nightsUntil(day: string, count: number) {
  const last = Date.parse(`${day}T03:00:00.000Z`);
  return Array.from({ length: count }, (_none, ago) => ({
    startedAt: new Date(last - ago * 24 * 60 * 60_000).toISOString(),
  }));
}

function keptDays(archives: { startedAt: string }[], keep: typeof none, zone = 'UTC'): string[] {
  const surplus = new Set(findSurplus(archives, { keep, zone }));
  return archives.filter((archive) => !surplus.has(archive)).map(({ startedAt }) => startedAt.slice(0, 10));
}

test.each([
  [
    '7 daily',
    { ...none, daily: 7 },
    ['23', '22', '21', '20', '19', '18', '17'].map((day) => `2026-11-${day}`),
  ],
  // Mondays begin weeks; the newest of each is its Sunday, and of this week today's.
  ['4 weekly', { ...none, weekly: 4 }, ['2026-11-23', '2026-11-22', '2026-11-15', '2026-11-08']],
  ['3 monthly', { ...none, monthly: 3 }, ['2026-11-23', '2026-10-31', '2026-09-30']],
  [
    '2 daily, 3 weekly, 3 monthly',
    { daily: 2, weekly: 3, monthly: 3 },
    ['2026-11-23', '2026-11-22', '2026-11-15', '2026-10-31', '2026-09-30'],
  ],
])('of a hundred nights "%s" keeps these', (_rule, keep, days) => {
  expect(keptDays(nightsUntil('2026-11-23', 100), keep)).toEqual(days);
});

test('of several on one day the newest is kept once another day has one, by the company’s own days', () => {
  const archives = ['2026-11-23T19:00:00.000Z', '2026-11-23T18:00:00.000Z', '2026-11-23T03:00:00.000Z'].map(
    (startedAt) => ({ startedAt }),
  );
  const later = [{ startedAt: '2026-11-25T03:00:00.000Z' }, ...archives];
  // In Kolkata the first two lie on the 24th.
  expect(keptDays(later, { ...none, daily: 3 }, 'Asia/Kolkata')).toHaveLength(3);
  expect(keptDays(later, { ...none, daily: 3 })).toEqual(['2026-11-25', '2026-11-23']);
});

test('a backup that is made by hand leaves the one of the same night where it is', () => {
  const archives = ['2026-11-23T15:00:00.000Z', '2026-11-23T03:00:00.000Z'].map((startedAt) => ({
    startedAt,
  }));
  expect(findSurplus(archives, { keep: { ...none, daily: 7 }, zone: 'UTC' })).toEqual([]);
  expect(findSurplus(archives, { keep: none, zone: 'UTC' })).toEqual([]);
});

test('nights without a backup cost no older archive its place', () => {
  const archives = [...nightsUntil('2026-11-23', 2), ...nightsUntil('2026-06-10', 2)];
  expect(keptDays(archives, { ...none, daily: 4 })).toHaveLength(4);
});

test('night after night the same months stay', () => {
  let archives: { startedAt: string }[] = [];
  const keep = { daily: 7, weekly: 4, monthly: 6 };
  for (const night of nightsUntil('2026-11-23', 365).reverse()) {
    archives = [night, ...archives];
    const surplus = new Set(findSurplus(archives, { keep, zone: 'UTC' }));
    archives = archives.filter((archive) => !surplus.has(archive));
  }
  expect(archives.map(({ startedAt }) => startedAt.slice(0, 10))).toEqual([
    ...['23', '22', '21', '20', '19', '18', '17', '15', '08'].map((day) => `2026-11-${day}`),
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
  ]);
});

test('the newest of all stays whatever the rule says', () => {
  expect(findSurplus(nightsUntil('2026-11-23', 1), { keep: none, zone: 'UTC' })).toEqual([]);
});
