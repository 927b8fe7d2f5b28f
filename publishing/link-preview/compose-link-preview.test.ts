import { expect, test } from 'vitest';
import { contrastOf } from '#content/appearance/colour.shared.ts';
import type { Appearance } from '../appearance/appearance.service.ts';
import { composeLinkPreview } from './compose-link-preview.ts';

const page = { name: 'Onyx', label: 'Dawn', picture: undefined };
const appearance: Appearance = {
  ...{ brand: { name: 'Aravane' }, isDark: false, typeface: 'inscription', styles: '', placeholderPath: '' },
  ...{ colours: { accent: '#80622f', surface: '#f5f2ec', ink: '#191714' } },
  ...{ icon: { path: '', isOwn: false }, logoPaths: { light: '', dark: '' } },
};

test.each([
  ['#80622f', '#f5f2ec', '#191714'],
  ['#cbae7c', '#12110f', '#f2ede3'],
  ['#0050d0', '#ffffff', '#595959'],
  ['#ffe14d', '#123a2a', '#e8fff4'],
])('letters in %s, %s and %s can be read', (accent, surface, ink) => {
  const { colours } = composeLinkPreview(page, { ...appearance, colours: { accent, surface, ink } });
  for (const colour of [colours.text, colours.quiet]) {
    expect(contrastOf(colour, colours.ground)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrastOf(colours.accent, colours.ground)).toBeGreaterThanOrEqual(3);
});

test.each([
  [{ light: '/uploads/a.svg', dark: '' }, false, undefined, '/uploads/a.svg'],
  [{ light: '/uploads/a.svg', dark: '/uploads/b.svg' }, true, undefined, '/uploads/b.svg'],
  [{ light: '', dark: '/uploads/b.svg' }, false, undefined, ''],
  [{ light: '/uploads/a.svg', dark: '' }, false, 'light', ''],
] as const)('of the logos %o the one that can be seen is taken', (logoPaths, isDark, cutOut, logo) => {
  const brand = { name: 'Aravane', ...(cutOut && { cutOut }) };
  expect(composeLinkPreview(page, { ...appearance, brand, isDark, logoPaths }).logo).toBe(logo);
});
