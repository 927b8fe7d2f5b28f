import { expect, test } from 'vitest';
import { completeHex } from './complete-hex.ts';

test.each([
  ['#abc', '#aabbcc'],
  [' 80622F ', '#80622f'],
  ['#80622f', '#80622f'],
  ['#80622', '#80622'],
  ['brass', 'brass'],
  ['', ''],
])('A colour typed as %j is %j', (typed, expected) => {
  expect(completeHex(typed)).toBe(expected);
});
