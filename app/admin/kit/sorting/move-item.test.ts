import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test('an administrator sees what was moved in its new place, and the others close up', () => {
  expect(moveItem(['A', 'B', 'C', 'D'], { from: 0, to: 2 })).toEqual(['B', 'C', 'A', 'D']);
  expect(moveItem(['A', 'B', 'C', 'D'], { from: 3, to: 1 })).toEqual(['A', 'D', 'B', 'C']);
  expect(moveItem(['A', 'B', 'C'], { from: 2, to: 9 })).toEqual(['A', 'B', 'C']);
});
