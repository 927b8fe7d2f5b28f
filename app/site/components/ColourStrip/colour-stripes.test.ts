import { expect, test } from 'vitest';
import { sayShipped as t } from '#messages/shipped-messages.ts';
import { describePalette } from './colour-stripes.ts';

const english = { t, language: 'en-GB' };

test.each([
  ['#ebebea #cfd1d2 #aeb1b5', 'White, light grey'],
  ['#19181b #3f3f3f', 'Black, dark grey'],
  ['#3a7c61 #12402f #92c1a7', 'Green, dark green, light green'],
  ['#f1e4d9 #d2a89a #5a1f22', 'White, pink, dark red'],
  ['#c59552 #7b4620 #451f0d', 'Gold, dark brown'],
])('the colours %s read "%s"', (hexes, words) => {
  expect(
    describePalette(
      hexes.split(' ').map((hex) => ({ hex, share: 20 })),
      english,
    ),
  ).toBe(words);
});

test('of a picture without colours nothing is said', () => {
  expect(describePalette([], english)).toBe('');
});
