import { expect, test } from 'vitest';
import { describeMinutes } from './describe-minutes.ts';

test.each([
  [null, '–'],
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [1440, '1 d'],
  [3125, '2 d 4 h'],
])('an owner reads %j minutes as %s', (minutes, words) => {
  expect(describeMinutes(minutes)).toBe(words);
});
