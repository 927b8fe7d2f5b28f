import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coloursToStyles } from '#publishing/appearance/appearance.service.ts';
import { contrastOf, layOver } from './colour.shared.ts';
import { edgeContrast, textContrast } from './legibility.shared.ts';
import { derivePalette } from './palette.shared.ts';
import { type CompanyColours, type GroundColours, shippedColours } from './shipped-colours.shared.ts';

const tokens = readFileSync(new URL('../../app/site/styles/tokens.css', import.meta.url), 'utf8');

/** What the stylesheet says of a custom property under a selector, as hex or `rgb(…)`. */
function tokenIn(selector: string, name: string): string | undefined {
  const rules = [...tokens.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(([, at]) => at?.includes(selector));
  const found = rules
    .map(([, , body]) => new RegExp(`--${name}: ([^;]+);`).exec(body ?? '')?.[1])
    .find(Boolean);
  const inner = /^var\(--(.+)\)$/.exec(found ?? '')?.[1];
  return inner ? tokenIn(':root', inner) : found;
}

const names: Record<keyof GroundColours, string> = {
  ground: 'ground',
  groundSecond: 'ground-second',
  text: 'text',
  textQuiet: 'text-quiet',
  accent: 'accent',
  line: 'line',
  lineStrong: 'line-strong',
  pictureGround: 'picture-ground',
  fill: 'fill',
  fillText: 'fill-text',
  error: 'error',
  success: 'success',
};

const palettes: [string, CompanyColours][] = [
  ['the shipped one', shippedColours],
  ['green on white', { accent: '#1f6f54', surface: '#ffffff', ink: '#10231c' }],
  ['navy on pale blue', { accent: '#9a3b1e', surface: '#eef2f6', ink: '#1a2a4a' }],
  ['light letters on a dark surface', { accent: '#d9a441', surface: '#14171c', ink: '#f0ece4' }],
  ['black on a strong yellow', { accent: '#5b3a00', surface: '#ffd84d', ink: '#000000' }],
  ['the least contrast that passes', { accent: '#767676', surface: '#ffffff', ink: '#767676' }],
  ['a middle grey', { accent: '#000000', surface: '#8c8c8c', ink: '#0a0a0a' }],
];

describe('the colours of the site', () => {
  test.each([
    ["[data-ground='day']", 'day'],
    ["[data-ground='deep']", 'deep'],
    ["[data-ground='night']", 'dark'],
  ] as const)(
    'are the shipped tokens of %s where a company chooses the shipped three',
    (selector, ground) => {
      const derived = derivePalette(shippedColours)[ground];
      for (const [key, value] of Object.entries(derived)) {
        expect([key, value]).toEqual([key, tokenIn(selector, names[key as keyof GroundColours])]);
      }
    },
  );

  test('name the shipped walls where a company chooses the shipped three', () => {
    const { plaster, plasterDeep, night, isDark } = derivePalette(shippedColours);
    expect({ plaster, plasterDeep, night, isDark }).toEqual({
      plaster: tokenIn(':root', 'plaster'),
      plasterDeep: tokenIn(':root', 'plaster-deep'),
      night: tokenIn(':root', 'night'),
      isDark: false,
    });
  });

  test.each(palettes)('can be read on every ground: %s', (_name, colours) => {
    const { day, deep, dark } = derivePalette(colours);
    for (const [name, shown] of Object.entries({ day, deep, dark })) {
      const poor = (
        [
          ['text', shown.text, [shown.ground, shown.groundSecond]],
          ['quiet text', shown.textQuiet, [shown.ground, shown.groundSecond]],
          ['accent', shown.accent, [shown.ground]],
          ['button', shown.fillText, [shown.fill]],
          ['error', shown.error, [shown.ground, shown.groundSecond]],
          ['success', shown.success, [shown.ground, shown.groundSecond]],
        ] as const
      ).filter(([, colour, grounds]) => grounds.some((ground) => contrastOf(colour, ground) < textContrast));
      expect([name, poor]).toEqual([name, []]);
    }
  });

  test.each(palettes)('show the edge of every control: %s', (_name, colours) => {
    for (const shown of Object.values(derivePalette(colours))) {
      if (typeof shown !== 'object') continue;
      const [, red = '', green = '', blue = '', alpha = ''] =
        /rgb\((\d+) (\d+) (\d+) \/ (.+)\)/.exec(shown.lineStrong) ?? [];
      const line = `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
      const seen = contrastOf(layOver(line, shown.ground, Number(alpha)), shown.ground);
      expect(seen).toBeGreaterThanOrEqual(edgeContrast);
    }
  });

  test('keep the night dark and its letters light, whatever a company chooses', () => {
    for (const [, colours] of palettes) {
      const { dark } = derivePalette(colours);
      expect(contrastOf(dark.text, dark.ground)).toBeGreaterThan(11);
    }
  });
});

test('a company sees its colours on every ground: each is named as the stylesheet names it', () => {
  const styles = coloursToStyles({ accent: '#1f6f54', surface: '#ffffff', ink: '#10231c' });
  const selectors = [...styles.matchAll(/([^{};]+)\{[^{}]+\}/g)].flatMap(
    ([, list]) => list?.split(',') ?? [],
  );
  expect(selectors.length).toBeGreaterThan(4);
  for (const selector of selectors) expect(tokens.replaceAll(`"`, `'`)).toContain(selector);
});
