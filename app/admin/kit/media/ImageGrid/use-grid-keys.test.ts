import { expect, test } from 'vitest';
import { nextIndex } from './use-grid-keys.ts';

const middle = { index: 5, count: 11, columns: 4 };

test('arrow keys move beside, above and below, Home and End to either end', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  expect(keys.map((key) => nextIndex(key, middle))).toEqual([4, 6, 1, 9, 0, 10]);
});

test('an arrow that leads out of the grid stays, another key does nothing', () => {
  expect(nextIndex('ArrowDown', { index: 8, count: 11, columns: 4 })).toBe(8);
  expect(nextIndex('ArrowLeft', { index: 0, count: 11, columns: 4 })).toBe(0);
  expect(nextIndex('a', middle)).toBeUndefined();
});
