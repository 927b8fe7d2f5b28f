import { expect, test } from 'vitest';
import { coverSizes } from './cover-sizes.ts';

const slab = { width: 2400, height: 1500 };

test('a wide picture in a tall frame is fetched as wide as it is laid out', () => {
  const sizes = '(width>=900px) 22vw,44vw';
  expect(coverSizes(sizes, { ...slab, ratio: '4:5' })).toBe('(width>=900px) 44vw,88vw');
});

test('sizes that are computed are multiplied as they stand', () => {
  const sizes = '(width>=600px) and (width<900px) 30vw,max(100vw,90svh)';
  expect(coverSizes(sizes, { ...slab, ratio: '1:1' })).toBe(
    '(width>=600px) and (width<900px) 48vw,calc(max(100vw,90svh) * 1.6)',
  );
});

test('a picture that is cropped above and below keeps its sizes', () => {
  const sizes = '(width>=900px) 22vw,44vw';
  expect(coverSizes(sizes, { width: 1200, height: 1500, ratio: '3:2' })).toBe(sizes);
});

test('a picture in its own shape keeps its sizes', () => {
  expect(coverSizes('50vw', { ...slab, ratio: 'natural' })).toBe('50vw');
  expect(coverSizes('50vw', { ...slab, ratio: 'fill' })).toBe('50vw');
  expect(coverSizes('50vw', { ...slab, ratio: '16:10' })).toBe('50vw');
});
