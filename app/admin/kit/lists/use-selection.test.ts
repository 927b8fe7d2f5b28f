import { expect, test } from 'vitest';
import { idsBetween } from './use-selection.ts';

const shown = [9, 4, 7, 1, 3];

test('an administrator ticks a range downwards and upwards', () => {
  expect(idsBetween(shown, 4, 1)).toEqual([4, 7, 1]);
  expect(idsBetween(shown, 3, 7)).toEqual([7, 1, 3]);
  expect(idsBetween(shown, 7, 7)).toEqual([7]);
});

test('a range without a beginning on this page is the one row', () => {
  expect(idsBetween(shown, undefined, 7)).toEqual([7]);
  expect(idsBetween(shown, 99, 7)).toEqual([7]);
});
