import { describe, expect, test } from 'vitest';
import { contrastOf } from './colour.shared.ts';
import { judgeColours, legibleOn, ratioText, textContrast } from './legibility.shared.ts';
import { shippedColours } from './shipped-colours.shared.ts';

describe('the contrast of two colours', () => {
  test.each([
    ['#000000', '#ffffff', '21.00:1'],
    ['#ffffff', '#000000', '21.00:1'],
    ['#777777', '#ffffff', '4.47:1'],
    ['#767676', '#ffffff', '4.54:1'],
    ['#0000ff', '#ffffff', '8.59:1'],
    ['#123456', '#123456', '1.00:1'],
  ])('of %s and %s is %s', (one, other, ratio) => {
    expect(ratioText(one, other)).toBe(ratio);
  });

  test('is never told as higher than it is', () => {
    // 4.4776…, which rounds to what would seem nearly enough.
    expect(ratioText('#777777', '#ffffff')).toBe('4.47:1');
  });
});

describe('an administrator who chooses colours', () => {
  test('may choose the shipped ones', () => {
    expect(judgeColours(shippedColours)).toEqual({});
  });

  test('may choose light letters on a dark surface', () => {
    expect(judgeColours({ accent: '#cbae7c', surface: '#14171c', ink: '#f0ece4' })).toEqual({});
  });

  test('hears the ratio of an accent that cannot be read, and the nearest that can', () => {
    const errors = judgeColours({ ...shippedColours, accent: '#ffd84d' });
    expect(errors).toEqual({
      accent: expect.stringMatching(
        /^The accent on the surface has a contrast of 1\.\d\d:1; text needs 4\.5:1\. The nearest that passes: #[0-9a-f]{6}$/,
      ),
    });
  });

  test('hears it beside both colours where it is the text that cannot be read', () => {
    const errors = judgeColours({ accent: '#5b3a00', surface: '#ffffff', ink: '#9a9a9a' });
    expect(Object.keys(errors)).toEqual(['ink', 'surface']);
  });

  test.each([
    ['#ffd84d', '#f5f2ec'],
    ['#9a9a9a', '#ffffff'],
    ['#223344', '#000000'],
    ['#ff0000', '#777777'],
    ['#00ff00', '#808080'],
    ['#777777', '#777777'],
  ])('is offered a colour that passes: %s on %s', (colour, ground) => {
    expect(contrastOf(legibleOn(colour, [ground]), ground)).toBeGreaterThanOrEqual(textContrast);
  });

  test('is offered the same tint, only lighter or darker, and as little of that as it takes', () => {
    const nearest = legibleOn('#767676', ['#f5f2ec']);
    expect(nearest).toMatch(/^#(..)\1\1$/);
    expect(contrastOf(nearest, '#f5f2ec')).toBeLessThan(textContrast + 0.1);
  });

  test('hears nothing of contrast about what is no colour', () => {
    expect(judgeColours({ ...shippedColours, accent: 'brass' })).toEqual({});
  });
});
