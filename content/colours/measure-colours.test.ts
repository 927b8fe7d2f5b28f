import { expect, test } from 'vitest';
import { measureColours, type Pixels } from './measure-colours.shared.ts';

type Point = [red: number, green: number, blue: number, opacity?: number];

const white: Point = [240, 240, 238];
const gold: Point = [190, 140, 50];

test('a picture of two colours has both, with the part that each of them has', () => {
  const colours = measureColours(draw(({ x }) => (x < 48 ? white : gold)));
  expect(colours?.palette).toEqual([
    { hex: '#f0f0ee', share: 75 },
    { hex: '#be8c32', share: 25 },
  ]);
});

test('shares are hundredths that are a hundred together', () => {
  const colours = measureColours(draw(({ x }) => [gold, white, [20, 20, 20] as Point][x % 3] ?? white));
  expect(colours?.palette.reduce((sum, { share }) => sum + share, 0)).toBe(100);
});

test('an even slab has one colour and no veins', () => {
  const colours = measureColours(draw(() => white));
  expect(colours).toMatchObject({
    palette: [{ hex: '#f0f0ee', share: 100 }],
    veinDensity: 0,
    veinStrength: 0,
  });
});

test.each([
  ['lie', 0, ({ y }: Place) => y],
  ['stand', 90, ({ x }: Place) => x],
  ['rise to the right', 45, ({ x, y }: Place) => x + y],
  ['fall to the right', 135, ({ x, y }: Place) => 640 + x - y],
])('veins that %s are told by their angle', (_way, angle, across) => {
  const colours = measureColours(draw((place) => (across(place) % 12 < 3 ? [90, 90, 90] : white)));
  expect(colours?.veinDirection).toBeCloseTo(angle, -0.5);
  expect(colours?.veinStrength).toBeGreaterThan(85);
  expect(colours?.veinDensity).toBeGreaterThan(30);
});

test('the more veins a slab has the denser they are', () => {
  const densities = [64, 24, 10].map(
    (apart) => measureColours(draw(({ x }) => (x % apart < 3 ? [120, 120, 120] : white)))?.veinDensity ?? 0,
  );
  expect(densities).toEqual(densities.toSorted((one, other) => one - other));
  expect(new Set(densities).size).toBe(3);
});

test('what is transparent is no colour, and of next to nothing nothing is told', () => {
  const cutOut = draw(({ x }) => (x < 32 ? white : [255, 0, 0, 0]));
  expect(measureColours(cutOut)?.palette).toEqual([{ hex: '#f0f0ee', share: 100 }]);
  expect(measureColours(draw(() => [255, 0, 0, 0]))).toBeUndefined();
  expect(measureColours({ data: new Uint8Array([1, 2, 3, 255]), width: 1, height: 1 })).toBeUndefined();
});

type Place = { x: number; y: number };

function draw(pointAt: (place: Place) => Point): Pixels {
  const [width, height] = [64, 64];
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [red, green, blue, opacity = 255] = pointAt({ x: at % width, y: Math.floor(at / width) });
    data.set([red, green, blue, opacity], at * 4);
  }
  return { data, width, height };
}
