import { expect, test } from 'vitest';
import { writeDay } from './write-day.ts';

test.each([
  ['en-GB', '14 March 2026'],
  ['en', '14 March 2026'],
  ['de', '14. März 2026'],
  ['fr', '14 mars 2026'],
  ['ar', '14 مارس 2026'],
  ['zh', '2026年3月14日'],
])('a day on a sheet in %s', (language, written) => {
  expect(writeDay('2026-03-14', language).replace(/[\u200e\u200f]/g, '')).toBe(written);
});

test('what is no day stays as it is', () => {
  expect(writeDay('soon', 'de')).toBe('soon');
});

test.each(['en-GB', 'de', 'ar'])('a day that a calendar does not have fails no sheet in %s', (language) => {
  expect(writeDay('2026-99-99', language)).toBe('2026-99-99');
});
