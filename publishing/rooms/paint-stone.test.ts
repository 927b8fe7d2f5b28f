import { expect, test } from 'vitest';
import { patternOf, slabAt } from './lay-stone.shared.ts';
import { type Laying, startLaying } from './laying.shared.ts';
import { bridgeSeam, paintStones, type RoomPixels } from './paint-stone.shared.ts';
import { type Matrix, metresFromPicture, placeOf } from './quad-map.shared.ts';
import type { Quad, Surface } from './rooms.shared.ts';
import { halveRepeatedly, type Pixels } from './slab-levels.shared.ts';

const straight: Quad = [
  [0, 200],
  [400, 200],
  [400, 0],
  [0, 0],
];
const floor: Quad = [
  [-790, 1326.19],
  [2710, 1326.19],
  [1460, 879.76],
  [460, 879.76],
];

test('the corners of a surface are where its picture shows them', () => {
  const matrix = metresFromPicture(floor, [8.4, 8]);
  const at = ([x, y]: readonly [number, number]) => {
    const place = placeOf(matrix, x, y);
    return [place.x, place.y].map((metres) => Math.round(metres * 1000) / 1000 + 0);
  };
  expect(floor.map(at)).toEqual([
    [0, 0],
    [8.4, 0],
    [8.4, 8],
    [0, 8],
  ]);
  expect(at([960, 1326.19])).toEqual([4.2, 0]);
});

test('a step to the next pixel is as far as the next pixel is', () => {
  const matrix = metresFromPicture(floor, [8.4, 8]);
  const [here, right, down] = [
    placeOf(matrix, 700, 950),
    placeOf(matrix, 700.01, 950),
    placeOf(matrix, 700, 950.01),
  ];
  expect((right.x - here.x) / 0.01).toBeCloseTo(here.rightX, 4);
  expect((right.y - here.y) / 0.01).toBeCloseTo(here.rightY, 4);
  expect((down.x - here.x) / 0.01).toBeCloseTo(here.downX, 4);
  expect((down.y - here.y) / 0.01).toBeCloseTo(here.downY, 4);
});

/** Metres of a surface of 6 × 1.875, which shows the slab's picture unskewed. */
const still: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const at = (laying: Partial<Laying>, [x, y]: [number, number], size: [number, number] = [6, 1.875]) => {
  const { u, v, joint } = slabAt(patternOf({ ...startLaying(), ...laying }, size, 1.6), placeOf(still, x, y));
  return { u: round(u), v: round(v), joint: round(joint) };
};
const round = (value: number) => Math.round(value * 1000) / 1000;

test('a slab covers 3 by 1.875 metres, and the next lies beside it', () => {
  expect(at({}, [0.75, 1.875 / 4])).toMatchObject({ u: 0.25, v: 0.75 });
  expect(at({}, [3.75, 1.875 / 4])).toMatchObject({ u: 0.25, v: 0.75 });
  expect(at({}, [5.99, 1.8])).toMatchObject({ u: 0.997, v: 0.04 });
});

test('a picture of another shape is as long', () => {
  const tall = patternOf(startLaying(), [6, 3], 0.5);
  expect(tall.piece).toEqual([1.5, 3]);
});

test('slabs that are opened like a book meet in the middle, and mirror each other', () => {
  for (const apart of [0.01, 0.4, 2.9]) {
    expect(at({ isBook: true }, [3 - apart, 1])).toEqual(at({ isBook: true }, [3 + apart, 1]));
  }
  expect(at({ isBook: true }, [2.999, 1]).u).toBeCloseTo(1, 2);
  expect(at({ isBook: true }, [2.3 - 0.7, 1], [4.6, 1.58])).toEqual(
    at({ isBook: true }, [2.3 + 0.7, 1], [4.6, 1.58]),
  );
});

test('the stone goes on mirrored beyond the edge of a surface', () => {
  expect(at({}, [-0.04, 1])).toEqual(at({}, [0.04, 1]));
  expect(at({}, [1, 1.915])).toEqual(at({}, [1, 1.835]));
});

test('a slab is turned clockwise, and seen from its other side', () => {
  const upright: [number, number] = [1.875, 3];
  // The left end of the slab's picture is on top when it is turned by a quarter, its upper edge to the right.
  expect(at({ turn: 90 }, [1.875 * 0.9, 3 * 0.75], upright)).toMatchObject({ u: 0.25, v: 0.1 });
  expect(at({ turn: 180 }, [0.3, 1.875 / 4])).toMatchObject({ u: 0.9, v: 0.25 });
  expect(at({ turn: 270 }, [1.875 * 0.9, 3 * 0.75], upright)).toMatchObject({ u: 0.75, v: 0.9 });
  expect(at({ isFlipped: true }, [0.3, 1.875 / 4])).toMatchObject({ u: 0.9, v: 0.75 });
});

test('joints lie between pieces, as wide as they are, and start half a piece later in every other row', () => {
  const tiles = { format: '60x60', jointMm: 5 } as const;
  const fine = (laying: Partial<Laying>, x: number, y: number) => {
    const pattern = patternOf({ ...startLaying(), ...laying }, [6, 6], 1.6);
    return slabAt(pattern, { x, y, rightX: 0.001, rightY: 0, downX: 0, downY: 0.001 }).joint;
  };
  expect(fine(tiles, 0.6, 0.3)).toBeCloseTo(1);
  expect(fine(tiles, 0.602, 0.3)).toBeCloseTo(1);
  expect(fine(tiles, 0.604, 0.3)).toBe(0);
  expect(fine(tiles, 0.3, 1.2)).toBeCloseTo(1);
  const running = { ...tiles, isRunning: true };
  expect(fine(running, 0.6, 0.3)).toBeCloseTo(1);
  expect([fine(running, 0.6, 0.9), fine(running, 0.9, 0.9)].map(Math.round)).toEqual([0, 1]);
  expect(fine({ format: '60x60', jointMm: 0 }, 0.6, 0.3)).toBe(0);
  // A pixel of ten centimetres has a twentieth of joint in it.
  const far = slabAt(patternOf({ ...startLaying(), ...tiles }, [6, 6], 1.6), {
    ...{ x: 0.62, y: 0.3, rightX: 0.1, rightY: 0, downX: 0, downY: 0.1 },
  });
  expect(far.joint).toBeCloseTo(0.05);
});

test('every tile is cut of another part of the slab, never beyond its edges', () => {
  const pattern = patternOf({ ...startLaying(), format: '60x120' }, [8.4, 8], 1.6);
  const middles = [0, 1, 2, 3, 4, 5].map((column) =>
    slabAt(pattern, placeOf(still, 0.3 + column * 0.6, 0.4)),
  );
  expect(new Set(middles.map(({ u }) => u)).size).toBe(6);
  for (const { u, v } of middles) {
    expect(Math.abs(u - 0.5)).toBeLessThanOrEqual(0.5 - 0.1);
    expect(Math.abs(v - 0.5)).toBeLessThanOrEqual(0.5);
  }
});

const plain = (red: number, green = red, blue = red): Pixels => {
  const data = new Uint8ClampedArray(400 * 200 * 4);
  for (let from = 0; from < data.length; from += 4) data.set([red, green, blue, 255], from);
  return { width: 400, height: 200, data };
};

test('a pixel is slab by light with the reflections over it, as far as the mask says', () => {
  const pixels: RoomPixels = { base: plain(40), light: plain(102), gloss: plain(51), mask: plain(255, 0, 0) };
  // The left half of the mask covers half.
  for (let y = 0; y < 200; y += 1) for (let x = 0; x < 200; x += 1) pixels.mask.data[(y * 400 + x) * 4] = 128;
  pixels.mask.data[0] = 0;
  const surface: Surface = { id: 'wall', quad: straight, size: [3, 1.5], channel: 0 };
  const painted = (finish: 'polished' | 'honed') => {
    const to = new Uint8ClampedArray(400 * 200 * 4);
    const levels = halveRepeatedly(checkerboard());
    const pattern = patternOf({ ...startLaying(), jointMm: 0 }, surface.size, 2);
    paintStones(to, { pixels, stones: [{ surface, pattern, levels, finish }], rows: [0, 200] });
    return (x: number, y: number) => to[(y * 400 + x) * 4];
  };
  // Squares of 0.375 m, the first of 200 and then of 40: 200 · (102/255) / 0.8 = 100, and 51 of 255 screened over it.
  const polished = painted('polished');
  expect([polished(210, 10), polished(260, 10), polished(210, 60)]).toEqual([131, 67, 67]);
  expect(painted('honed')(210, 10)).toBe(107);
  expect(polished(110, 10)).toBe(Math.round(131 * (128 / 255) + 40 * (127 / 255)));
  expect(polished(0, 0)).toBe(40);
});

/** 8 × 4 squares of 50 pixels, light ones first, as large as what they are laid on. */
function checkerboard(): Pixels {
  const board = plain(0);
  for (let y = 0; y < 200; y += 1) {
    for (let x = 0; x < 400; x += 1) {
      const value = (Math.floor(x / 50) + Math.floor(y / 50)) % 2 === 0 ? 200 : 40;
      board.data.set([value, value, value, 255], (y * 400 + x) * 4);
    }
  }
  return board;
}

test('a joint of the pictured room is bridged', () => {
  const pixels: RoomPixels = { base: plain(0), light: plain(204), gloss: plain(0), mask: plain(255, 0, 0) };
  for (let y = 0; y < 200; y += 1) pixels.gloss.data.fill(255, (y * 400 + 201) * 4, (y * 400 + 203) * 4);
  bridgeSeam(pixels, [198, 206]);
  expect([197, 201, 202, 207].map((x) => pixels.gloss.data[(100 * 400 + x) * 4])).toEqual([0, 0, 0, 0]);
});
