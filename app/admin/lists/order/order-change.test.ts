import { describe, expect, test } from 'vitest';
import { changedIds } from './order-change.ts';

describe('an administrator who moves a record in its list', () => {
  test('saves only what stands between both places', () => {
    expect(changedIds([1, 2, 3, 4, 5], { from: 3, to: 1 })).toEqual({ now: [4, 2, 3], before: [2, 3, 4] });
    expect(changedIds([1, 2, 3, 4, 5], { from: 0, to: 1 })).toEqual({ now: [2, 1], before: [1, 2] });
  });
});
