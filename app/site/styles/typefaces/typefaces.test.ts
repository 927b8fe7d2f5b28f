import { expect, test } from 'vitest';
import { shippedTypeface, typefaceKeys } from '#content/appearance/typefaces.shared.ts';
import { typefaceFiles, typefaceStyles } from './typefaces.ts';

const chosen = typefaceKeys.filter((key) => key !== shippedTypeface);

test('A page in the shipped type has no styles beyond the stylesheet', () => {
  expect(typefaceStyles(shippedTypeface)).toBe('');
  expect(typefaceFiles(shippedTypeface).preloads).toHaveLength(2);
});

test.each(chosen)('A page set in %s names no file of another pair', (typeface) => {
  const files = new Set(typefaceStyles(typeface).match(/[^/']+\.woff2/g));
  const others = typefaceKeys.filter((key) => key !== typeface);
  for (const other of others) {
    for (const file of typefaceStyles(other).match(/[^/']+\.woff2/g) ?? []) expect(files).not.toContain(file);
  }
  expect(files.size).toBeGreaterThan(1);
});

test.each(chosen)('Until the files of %s are there, local fonts take the same room', (typeface) => {
  const faces = typefaceStyles(typeface).match(/@font-face\{[^}]*local\([^}]*\}/g) ?? [];
  expect(faces.length).toBeGreaterThanOrEqual(2);
  for (const face of faces) {
    expect(face).toMatch(/size-adjust:\d+\.\d\d%;ascent-override:\d+\.\d\d%;descent-override:\d+\.\d\d%/);
  }
});
