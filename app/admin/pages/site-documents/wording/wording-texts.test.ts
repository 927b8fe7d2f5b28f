import { expect, test } from 'vitest';
import { pluralOf } from '#messages/message-forms.ts';
import { describeTexts, nameOfForm, readOwnForms, writeOwnForms } from './wording-texts.ts';

const shipped = '{count, plural, one {# result} other {# results}} for “{query}”';
const plural = pluralOf(shipped) ?? { argument: '', forms: {} };

test('an editor who words one form of a plural keeps the shipped words of the others', () => {
  const written = writeOwnForms(plural, { one: 'A find for “{query}”', other: '' });
  expect(written).toBe('{count, plural, one {A find for “{query}”} other {# results for “{query}”}}');
  expect(readOwnForms(plural, written)).toEqual({
    one: 'A find for “{query}”',
    other: '{count} results for “{query}”',
  });
});

test('an editor who empties every form has the shipped words again', () => {
  expect(writeOwnForms(plural, { one: '', other: '' })).toBe('');
  expect(readOwnForms(plural, '')).toEqual({});
});

test.each(['Results for “{query}”: {count}', '{n, plural, one {# a} other {# b}}', '{count, plural, one {'])(
  '%s is shown as it is written',
  (own) => {
    expect(readOwnForms(plural, own)).toBeUndefined();
  },
);

test('an editor reads of each text what it has to keep', () => {
  const find = (key: string) => describeTexts(new Map()).find(({ path }) => path === `messages.${key}`);
  expect(find('shell:search.corrected')?.kept).toEqual(['{query}']);
  expect(find('common:carousel.position')?.kept).toEqual(['{count}', '{name}', '{number}']);
  expect(['one', 'other', '=0', '=12'].map(nameOfForm)).toEqual(['One', 'Several', 'None', 'Exactly 12']);
});
