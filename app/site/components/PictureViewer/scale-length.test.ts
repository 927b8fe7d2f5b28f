import { describe, expect, test } from 'vitest';
import { fitScaleLength, showScaleLength } from './scale-length.ts';

const bar = (units: 'metric' | 'imperial', pxPerMm: number) => {
  const length = fitScaleLength(units, { pxPerMm, maxPx: 140 });
  return length && [showScaleLength(length, 'en'), Math.round(length.mm * pxPerMm)];
};

describe('the bar beside a slab', () => {
  test.each([
    [0.12, '1 m', 120],
    [0.3, '20 cm', 60],
    [0.5, '20 cm', 100],
    [2, '5 cm', 100],
    [100, '1 mm', 100],
  ])('is the longest round one that has room, where a millimetre takes %f pixels', (pxPerMm, text, width) => {
    expect(bar('metric', pxPerMm)).toEqual([text, width]);
  });

  test.each([
    [0.12, '3 ft', 110],
    [0.5, '6 in', 76],
    [20, '0.25 in', 127],
  ])('is told in inches and feet to who reads those, at %f pixels a millimetre', (pxPerMm, text, width) => {
    expect(bar('imperial', pxPerMm)).toEqual([text, width]);
  });

  test('is left out where no length has room', () => {
    expect(bar('metric', 500)).toBeUndefined();
  });

  test('has the unit of each language, and the digits that the rest of the viewer has', () => {
    const half = { value: 0.5, unit: 'inch', mm: 12.7 } as const;
    expect([showScaleLength(half, 'de'), showScaleLength(half, 'ar')]).toEqual([
      expect.stringMatching(/^0,5\s/),
      expect.stringContaining('0.5'),
    ]);
  });
});
