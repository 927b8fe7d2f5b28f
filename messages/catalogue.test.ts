import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { messageGroups, shippedMessages } from './catalogue.ts';
import { createTranslate } from './translate.ts';

test('every message is named by its group and can be read', () => {
  for (const [group, messages] of Object.entries(messageGroups)) {
    for (const [key, text] of Object.entries(messages)) {
      expect(key).toMatch(new RegExp(`^${group}:[a-zA-Z][a-zA-Z\\d.]*$`));
      expect(() => compile(text), key).not.toThrow();
      expect(text.trim(), key).not.toBe('');
    }
  }
});

test('no two groups have a message of the same key', () => {
  const count = Object.values(messageGroups).flatMap((messages) => Object.keys(messages)).length;
  expect(Object.keys(shippedMessages)).toHaveLength(count);
});

test('a text says what is filled in, and how many there are, as its language does', () => {
  const messages = {
    plain: compile('Search'),
    filled: compile('Nothing for “{query}”.'),
    counted: compile('{count, plural, one {# stone} other {# stones}} for “{query}”'),
  };
  const t = createTranslate(messages, 'en');
  expect(t('plain')).toBe('Search');
  expect(t('filled', { query: 'onyx' })).toBe('Nothing for “onyx”.');
  expect(t('counted', { count: 1, query: 'x' })).toBe('1 stone for “x”');
  expect(t('counted', { count: 1200, query: 'x' })).toBe('1,200 stones for “x”');
});
