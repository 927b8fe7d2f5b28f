import { expect, test } from 'vitest';
import { arrangePictures } from './arrange-pictures.ts';

const wide = { width: 1600, height: 1000 };
const tall = { width: 1200, height: 1500 };

const placesOf = (...pictures: (typeof wide)[]) =>
  arrangePictures(pictures).map((row) => row.map(({ place }) => place));

test('pairs and single pictures alternate, and the sides of the pairs change', () => {
  expect(placesOf(wide, wide, wide, wide, wide)).toEqual([['wide', 'tall'], ['alone'], ['tall', 'wide']]);
});

test('of two pictures the upright one hangs tall', () => {
  expect(placesOf(tall, wide)).toEqual([['tall', 'wide']]);
  expect(placesOf(wide, tall)).toEqual([['wide', 'tall']]);
});

test('one picture hangs alone, none not at all', () => {
  expect(placesOf(wide)).toEqual([['alone']]);
  expect(placesOf()).toEqual([]);
});
