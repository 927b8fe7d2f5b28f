import { expect, test } from 'vitest';
import { dayOf } from './day-of.ts';

test('a day reads as British English writes it', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 0; month < 12; month += 1) {
    const ms = Date.UTC(2026, month, 1 + month * 2);
    expect(dayOf(ms)).toBe(format.format(ms));
  }
});
