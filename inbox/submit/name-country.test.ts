import { expect, test } from 'vitest';
import { nameCountry } from './name-country.ts';

test.each([
  ['+91', 'India'],
  ['+39', 'Italy and Vatican City'],
  ['+1', 'United States and others'],
  ['+44', 'United Kingdom and others'],
  ['+999', '+999'],
])('a sales person reads where %s is dialled', (code, name) => {
  expect(nameCountry(code)).toBe(name);
});
