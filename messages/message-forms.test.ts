import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { placeholdersOf, pluralOf, sentenceOf, writePlural } from './message-forms.ts';

test.each([
  ['Search', []],
  ['{count, plural, one {# result} other {# results}} for “{query}”', ['count', 'query']],
  ['{count, plural, one {stone} other {stones}}', ['count']],
  ['{kind, select, stone {a {name}} other {it}}', ['kind', 'name']],
  ['I accept the <terms>terms of <b>{name}</b></terms>', ['<b>', '<terms>', 'name']],
])('%s has to keep %j', (text, names) => {
  expect(placeholdersOf(text)).toEqual(names);
});

test('an editor reads a text with a plural as whole sentences, and it says the same again', () => {
  const shipped = '{count, plural, one {# result} other {# results}} for “{query}”';
  const plural = pluralOf(shipped);
  expect(plural).toEqual({
    argument: 'count',
    forms: { one: '{count} result for “{query}”', other: '{count} results for “{query}”' },
  });
  expect(plural && writePlural(plural)).toBe(
    '{count, plural, one {# result for “{query}”} other {# results for “{query}”}}',
  );
  expect(sentenceOf(shipped)).toBe('{count} results for “{query}”');
  expect(sentenceOf('Search')).toBe('Search');
});

test.each(["the stones' {count}", "l''{count}", 'no. # of {count}', "'{' <b>{count}</b>", 'a < b'])(
  'an editor may write %s in a form of a plural',
  (sentence) => {
    const written = writePlural({ argument: 'count', forms: { one: sentence, other: 'x' } });
    const read = pluralOf(written);
    expect(read?.forms.other).toBe('x');
    expect(compile(read?.forms.one ?? '')).toEqual(compile(sentence));
  },
);

test.each(['find {', 'a} two {b'])(
  '%s in a form of a plural makes a text that cannot be read',
  (sentence) => {
    const written = writePlural({ argument: 'count', forms: { one: sentence, other: 'x' } });
    expect(() => compile(written)).toThrow();
  },
);

test.each([
  'Search',
  '{count, plural, one {{size, select, big {B} other {S}}} other {x}}',
  '{count, plural, one {# a} other {# b}} and {others, plural, one {# c} other {# d}}',
  '{count, plural, one {',
])('%s has no sentences', (text) => {
  expect(pluralOf(text)).toBeUndefined();
});
