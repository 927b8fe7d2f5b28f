import { expect, test } from 'vitest';
import { openNameComparison } from './refuse-taken-name.ts';
import { findMixedScripts } from './username-script.ts';

const isSimilarName = await openNameComparison();

test.each([
  ['\u0430dmin', 'Cyrillic and Latin'],
  ['admi\u03bd', 'Latin and Greek'],
  ['ad\uff4din\u0456', 'Latin and Cyrillic'],
  ['admin\u{10570}', 'Latin and another alphabet'],
])('%s is written in two alphabets', (name, scripts) => {
  expect(findMixedScripts(name)).toBe(scripts);
});

test.each(['admin', 'Zoë O’Hara-2', 'Łódź', 'админ', 'Αθηνά', '山田たろう', 'राजेश', '김민준', '2026', ''])(
  '%s is written in one',
  (name) => {
    expect(findMixedScripts(name)).toBeUndefined();
  },
);

test.each([
  ['ace', '\u0430\u0441\u0435'],
  ['ABE', '\u0391\u0392\u0395'],
  ['modern', 'modem'],
  ['Iris', 'lris'],
  ['admin', 'ADMIN'],
  ['Zoë', 'zoe'],
])('%s and %s look alike', (one, other) => {
  expect(isSimilarName(one, other)).toBe(true);
  expect(isSimilarName(other, one)).toBe(true);
});

test.each([
  ['Neil', 'Nell'],
  ['editor1', 'editor2'],
  ['asha', 'ashok'],
])('%s and %s do not', (one, other) => {
  expect(isSimilarName(one, other)).toBe(false);
});
