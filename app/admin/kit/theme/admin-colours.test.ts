import { expect, test } from 'vitest';
import { contrastOf } from '#content/appearance/colour.shared.ts';
import { shippedColours } from '#content/appearance/shipped-colours.shared.ts';
import { adminColours } from './admin-colours.ts';

test('The back office of a company that has chosen no colours has the shipped ones', () => {
  const { colors, white, black } = adminColours(shippedColours);
  expect([
    colors.ink[7],
    colors.ink[2],
    colors.brass[7],
    colors.gray[9],
    colors.dark[7],
    white,
    black,
  ]).toEqual([...['#191714', '#f2ede3', '#80622f', '#191714', '#12110f', '#fbf9f5', '#191714']]);
});

test.each([
  ['light', { accent: '#1f6f54', surface: '#ffffff', ink: '#10231c' }],
  ['dark', { accent: '#d9a441', surface: '#14171c', ink: '#f0ece4' }],
])('What is typed into its fields can be read where the site is %s', (_name, colours) => {
  const { white, black } = adminColours(colours);
  expect(contrastOf(black, white)).toBeGreaterThan(7);
});
