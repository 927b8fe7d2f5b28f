import { expect, test } from 'vitest';
import { describePalette } from './colour-words.shared.ts';

test.each([
  ['#ebebea #cfd1d2 #aeb1b5', 'White, light grey'],
  ['#19181b #3f3f3f', 'Black, dark grey'],
  ['#3a7c61 #12402f #92c1a7', 'Green, dark green, light green'],
  ['#f1e4d9 #d2a89a #5a1f22', 'White, pink, dark red'],
  ['#c59552 #7b4620 #451f0d', 'Gold, dark brown'],
])('the colours %s read "%s"', (hexes, words) => {
  expect(describePalette(hexes.split(' ').map((hex) => ({ hex, share: 20 })))).toBe(words);
});

test('of a picture without colours nothing is said', () => {
  expect(describePalette([])).toBe('');
});
