import { expect, test } from 'vitest';
import { arrangePosts } from './arrange-posts.ts';

type Size = 'large' | 'medium' | 'small';

const frames = (...sizes: Size[]) => sizes.map((size, index) => ({ size, name: index + 1 }));

test('a later frame fills what the next one in line is too wide for', () => {
  const rows = arrangePosts(frames('large', 'medium', 'large', 'small')).map(({ frame, row }) => [
    frame.name,
    row,
  ]);
  expect(rows).toEqual([
    [1, 1],
    [2, 1],
    [4, 1],
    [3, 2],
  ]);
});

test('frames stay within twelve columns and apart from one another', () => {
  const sizes = Array.from(
    { length: 20 },
    (_, index) => (['large', 'small', 'medium'] as const)[(index * 7) % 3] ?? 'small',
  );
  const placed = arrangePosts(frames(...sizes));
  expect(placed).toHaveLength(sizes.length);
  for (const place of placed) {
    expect(place.start).toBeGreaterThanOrEqual(1);
    expect(place.start + place.span - 1).toBeLessThanOrEqual(12);
    const neighbours = placed.filter((other) => other.row === place.row && other.start > place.start);
    for (const other of neighbours) expect(other.start).toBeGreaterThanOrEqual(place.start + place.span);
  }
});

test('two frames of a row stand at its two ends', () => {
  const [first, second] = arrangePosts(frames('large', 'medium'));
  expect([first?.start, first?.span, second?.start, second?.span]).toEqual([1, 5, 9, 4]);
});
