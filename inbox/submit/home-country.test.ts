import { expect, test } from 'vitest';
import { listCallingCodes } from './home-country.ts';
import { describeNumbers } from './phone-number.ts';

test('A visitor finds the company’s country first, and chosen', () => {
  const { home, labels } = listCallingCodes('PT');
  expect(home).toBe('+351');
  expect(labels.slice(0, 2)).toEqual(['+351 Portugal', '+93 Afghanistan']);
  expect(labels.filter((label) => label.endsWith(' Portugal'))).toHaveLength(1);
});

test('A visitor finds no country chosen while the company has none', () => {
  expect(listCallingCodes(null)).toMatchObject({ home: '', labels: expect.arrayContaining(['+91 India']) });
});

test('A visitor finds countries by their names in the own language', () => {
  const { labels } = listCallingCodes('IN', 'de');
  expect(labels[0]).toBe('+91 Indien');
  expect(labels.slice(1, 4)).toEqual(['+93 Afghanistan', '+20 Ägypten', '+358 Ålandinseln']);
  expect(listCallingCodes('IN', 'ar').labels[0]).toBe('+91 الهند');
});

test.each([
  ['PT', { country: 'Portugal', digits: '9' }],
  ['US', { country: 'United States', digits: '10' }],
  ['IN', { country: 'India', digits: '10' }],
  ['DE', { country: 'Germany', digits: '5 to 13' }],
])('A hint tells how numbers are written in %s', (country, told) => {
  expect(describeNumbers(country)).toMatchObject(told);
  expect(describeNumbers(country)?.example).toMatch(/^[\d() -]{9,}$/);
});

test('A hint has no example of no country', () => {
  expect(describeNumbers(null)).toBeUndefined();
});
