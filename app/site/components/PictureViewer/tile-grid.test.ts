import { describe, expect, test } from 'vitest';
import { placePicture, tilesOnStage } from './tile-grid.ts';
import { measureBounds } from './zoom-view.ts';

const slab = { width: 6_000, height: 4_000 };
const bounds = measureBounds(slab, { width: 1_500, height: 1_200 });
const look = (view: { scale: number; x: number; y: number }, density = 1) =>
  tilesOnStage(slab, { view, bounds, density });

describe('the tiles that a window shows', () => {
  test('are those of the picture itself once its pixels are as large as those of the screen', () => {
    const tiles = look({ scale: 4, x: 0, y: 0 });
    // The stage's middle shows the picture's: 750 pixels to each side of 3,000, 600 above and below 2,000.
    expect([...new Set(tiles.map(({ x }) => x))]).toEqual([4, 5, 6, 7]);
    expect([...new Set(tiles.map(({ y }) => y))]).toEqual([2, 3, 4, 5]);
    expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([4]));
  });

  test('are of the smallest level that is sharp, also on a dense screen', () => {
    const levels = [1, 2, 2.1, 4, 8].map((scale) => look({ scale, x: 0, y: 0 })[0]?.z);
    expect([levels, look({ scale: 1, x: 0, y: 0 }, 2)[0]?.z]).toEqual([[2, 3, 4, 4, 4], 3]);
  });

  test('are all of a level where the whole picture shows, and none beyond its edges', () => {
    expect(look({ scale: 1, x: 0, y: 0 }).map(({ x, y }) => `${x}_${y}`)).toEqual([
      ...['0_0', '1_0', '2_0', '0_1', '1_1'],
      '2_1',
    ]);
    expect(look({ scale: 4, x: -2_250, y: -1_400 }).at(-1)).toEqual({ z: 4, x: 11, y: 7 });
    expect(look({ scale: 4, x: 2_250, y: 1_400 })[0]).toEqual({ z: 4, x: 0, y: 0 });
  });
});

test('a picture lies where its middle is moved to, in pixels of the screen', () => {
  const view = { scale: 4, x: 100, y: -50 };
  expect(placePicture(slab, { view, bounds, density: 2 })).toEqual({
    ...{ x: (750 + 100 - 3_000) * 2, y: (600 - 50 - 2_000) * 2 },
    scale: 2,
  });
});
