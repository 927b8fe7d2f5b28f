import { describe, expect, test } from 'vitest';
import { arrangePlaces } from './arrange-places.ts';

const places = (...positions: number[]) => positions.map((position, index) => ({ id: index + 1, position }));

/** The ids as they stand afterwards. */
function order(before: ReturnType<typeof places>, ids: number[]): number[] {
  const moved = arrangePlaces(before, ids);
  const after = before.map(({ id, position }) => ({
    id,
    position: moved.find((place) => place.id === id)?.position ?? position,
  }));
  return after.sort((one, other) => one.position - other.position || one.id - other.id).map(({ id }) => id);
}

describe('records that an editor puts in order', () => {
  test('stand as they are listed', () => {
    expect(order(places(1, 2, 3, 4), [3, 1, 4, 2])).toEqual([3, 1, 4, 2]);
  });

  test('leave those that are not listed where they are', () => {
    expect(order(places(10, 20, 30, 40, 50), [5, 2])).toEqual([1, 5, 3, 4, 2]);
  });

  test('are not written where they stand like that already', () => {
    expect(arrangePlaces(places(4, 7, 9), [1, 2, 3])).toEqual([]);
    expect(arrangePlaces(places(4, 7, 9), [2, 1])).toHaveLength(2);
  });

  test('are told apart where two had the same place', () => {
    expect(order(places(1, 2, 2, 3), [3, 2])).toEqual([1, 3, 2, 4]);
    expect(order(places(0, 0, 0), [3, 1, 2])).toEqual([3, 1, 2]);
  });
});
