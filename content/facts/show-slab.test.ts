import { expect, test } from 'vitest';
import { rulerOf, showMeasures, showPerson } from './show-slab.shared.ts';

const slab = { lengthMm: 2_950, heightMm: 1_800, thicknessMm: 30, stone: { density: '2,700 kg/m³' } };

test('a visitor reads a slab in the units and the numbers of his language', () => {
  expect(showMeasures(slab, 'metric', 'de')).toEqual({
    ...{ sides: '2.950 × 1.800 mm', thickness: '30 mm', area: '5,31 m²', weight: '430 kg' },
  });
  expect(showMeasures(slab, 'imperial', 'en')).toEqual({
    ...{ sides: '116.1 × 70.9 in', thickness: '1.18 in', area: '57.2 ft²', weight: '948 lb' },
  });
  expect(showMeasures({ ...slab, stone: { density: '' } }, 'metric', 'en').weight).toBe('');
});

test('the figure beside slabs is as tall as people say of one another', () => {
  expect(showPerson('metric', 'en')).toBe('1,750 mm');
  expect(showPerson('imperial', 'en')).toBe('5 ft 9 in');
});

test('a ruler has a line each 10 cm or foot, and says how far each half metre or second foot is', () => {
  expect(rulerOf(2_000, 'metric')).toEqual({
    step: 0.05,
    marks: [
      { at: 0.25, label: '50' },
      { at: 0.5, label: '100' },
      { at: 0.75, label: '150' },
      { at: 1, label: '200' },
    ],
  });
  const inches = rulerOf(2_950, 'imperial');
  expect(inches.marks.map(({ label }) => label)).toEqual(['24', '48', '72', '96']);
  expect(inches.step * 2_950).toBeCloseTo(304.8);
});
