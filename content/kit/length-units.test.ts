import { describe, expect, test } from 'vitest';
import { readLength, splitUnit, toMillimetres } from './length-units.shared.ts';

describe('the head of a column', () => {
  test.each([
    ['Length (cm)', 'length', 'cm'],
    ['Length in inches', 'length', 'in'],
    ['length_mm', 'length', 'mm'],
    ['Höhe [CM]', 'höhe', 'cm'],
    ['Thk "', 'thk', 'in'],
    ['L (in.)', 'l', 'in'],
    ['Spessore in mm', 'spessore', 'mm'],
    ['Slab No.', 'slabno', undefined],
    ['M', 'm', undefined],
  ])('"%s" is "%s" in %s', (header, name, unit) => {
    expect(splitUnit(header)).toEqual({ name, unit });
  });
});

describe('a length as somebody wrote it', () => {
  test.each([
    ['290,5', 290.5, undefined],
    ['3 cm', 3, 'cm'],
    ['114 1/2"', 114.5, 'in'],
    ['3/4 in.', 0.75, 'in'],
    ['1-1/4', 1.25, undefined],
    ["2'900 mm", 2_900, 'mm'],
  ])('%s', (text, value, unit) => {
    expect(readLength(text)).toEqual({ value, unit });
  });

  test.each(['', '2 x 3', '290 ft', '1/0', 'about 3 cm', '9'.repeat(41), '2.900'])('is not "%s"', (text) => {
    expect(readLength(text)).toBeUndefined();
  });

  test('is told from thousands by what is plausible, and rounded to whole millimetres', () => {
    expect(readLength('2.900', (value) => value < 500)?.value).toBe(2.9);
    expect([toMillimetres(12.5, 'in'), toMillimetres(1.255, 'm'), toMillimetres(0.75, 'in')]).toEqual([
      318, 1_255, 19,
    ]);
  });
});
