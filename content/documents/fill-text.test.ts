import { expect, test } from 'vitest';
import { fillText } from './fill-text.shared.ts';

test('a visitor reads the name where a text has its place in braces', () => {
  expect(fillText('{company} replies within {hours} hours.', { company: 'A $& B', hours: 12 })).toBe(
    'A $& B replies within 12 hours.',
  );
});

test.each([
  [1, 'Within 1 hour.'],
  [21, 'Within 21 hours.'],
])('a visitor reads a promise of %i in its own number', (hours, text) => {
  expect(fillText('Within {hours} hours.', { hours })).toBe(text);
});

test.each([
  ['يرد {company} قريبًا.', 'Marble & Co.', 'يرد \u2068Marble & Co.\u2069 قريبًا.'],
  ['{company} replies soon.', 'رخام', '\u2068رخام\u2069 replies soon.'],
  ['{company} replies soon.', 'Marble & Co.', 'Marble & Co. replies soon.'],
])('a visitor reads a name of another direction in its own order: %s', (text, company, read) => {
  expect(fillText(text, { company })).toBe(read);
});

test('an editor sees a word in braces that stands for nothing', () => {
  expect(fillText('For {nobody}', { company: 'A' })).toBe('For {nobody}');
});
