import { expect, test } from 'vitest';
import { describeDifference } from './describe-difference.ts';

test.each([
  [12, 12, 'as many as before'],
  [0, 0, 'none before'],
  [3, 0, '3 more than 0'],
  [5, 8, '3 fewer than 8'],
  [134, 100, '34 more (+34%)'],
  [1_000, 2_000, '1,000 fewer (−50%)'],
])('an owner reads %i after %i as “%s”', (now, before, words) => {
  expect(describeDifference(now, before)).toBe(words);
});
