import { expect, test } from 'vitest';
import { findLanguages } from './offered-languages.ts';

const labels = (text: string, taken: string[] = []) => findLanguages(text, taken).map(({ label }) => label);

test('an administrator finds a language by its English or its own name, and by its tag', () => {
  expect(labels('germ')).toEqual(['German · Deutsch']);
  expect(labels('türk')).toEqual(['Turkish · Türkçe']);
  expect(labels('DE')).toContain('German · Deutsch');
});

test('languages with all fixed texts come first, and none that the company has already', () => {
  const shipped = findLanguages('', ['en', 'de']).map(({ isShipped }) => isShipped);
  expect(shipped.indexOf(false)).toBe(shipped.lastIndexOf(true) + 1);
  expect(labels('', ['en', 'de'])).not.toContain('German · Deutsch');
});

test('any other tag may be typed, in any spelling, but no word that is no language', () => {
  expect(findLanguages('pt-ao', [])).toEqual([
    { tag: 'pt-AO', label: 'Portuguese (Angola) · português (Angola)', isShipped: true },
  ]);
  expect(findLanguages('mt', []).map(({ tag }) => tag)).toContain('mt');
  expect(findLanguages('qqq', [])).toEqual([]);
  expect(findLanguages('no such thing', [])).toEqual([]);
});
