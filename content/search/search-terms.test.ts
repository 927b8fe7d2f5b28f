import { describe, expect, test } from 'vitest';
import { phrasesOf, readSearchTerms } from './search-terms.ts';
import { wordsOf } from './words.ts';
import { wordsOfLanguage } from './words-of-language.ts';

const language = wordsOfLanguage('en-GB');
const read = (query: string, synonyms: Parameters<typeof readSearchTerms>[1]['synonyms'] = []) =>
  readSearchTerms(query, { synonyms, language });

describe('of what a visitor types', () => {
  const wordsIn = (query: string) => read(query).map(({ words }) => words.join(' '));

  test('words that no stone is told by are left out, unless there are no others', () => {
    expect(wordsIn('We need a white marble for the floor')).toEqual(['white', 'marble', 'floor']);
    expect(wordsIn('for the')).toEqual(['for', 'the']);
  });

  test('twelve words are searched, and sixty letters of each', () => {
    expect(wordsIn('onyx '.repeat(40))).toHaveLength(12);
    expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(60)]);
  });

  test('words of four letters also find longer ones, the last one from two on', () => {
    const prefixes = (query: string) => read(query).map(({ alternatives }) => alternatives[0]?.[0]?.isPrefix);
    expect(prefixes('slab red o')).toEqual([true, false, false]);
    expect(prefixes('red ox')).toEqual([false, true]);
  });

  test('a phrase that stands for something else is one term, found as typed or by its meaning', () => {
    const [term, ...others] = read('Blue Bahia', [{ phrase: 'blue bahía', meaning: 'Azul Bahia' }]);
    expect(others).toEqual([]);
    expect(term?.alternatives.map((words) => words.map(({ word }) => word))).toEqual([
      ['blue', 'bahia'],
      ['azul', 'bahia'],
    ]);
  });

  test('words with many meanings are read as twenty names', () => {
    const words = ['onyx', 'agate', 'slate', 'marble', 'granite'];
    const synonyms = words.map((phrase) => ({ phrase, meaning: `${phrase} stone` }));
    expect(phrasesOf(read(words.join(' '), synonyms))).toHaveLength(20);
  });
});

test.each([
  ['zh', '白色大理石', ['白色', '大理石']],
  ['ja', '白い大理石', ['白い', '大理石']],
  ['hi', 'काला संगमरमर', ['काला', 'संगमरमर']],
  ['ar', 'رخام أبيض', ['رخام', 'ابيض']],
])('in %s words are told where they end, and compared with their vowels', (_language, query, words) => {
  expect(wordsOf(query)).toEqual(words);
});

test.each([
  ['de', 'Böden', 'Boden'],
  ['de', 'polierte', 'polierter'],
  ['fr', 'marbres', 'marbre'],
  ['it', 'lastre', 'lastra'],
  ['es', 'encimeras', 'encimera'],
  ['pt', 'bancadas', 'bancada'],
])('in %s, %s is found by %s', (tag, one, other) => {
  const { stemOf } = wordsOfLanguage(tag);
  const [first = '', second = ''] = [...wordsOf(one), ...wordsOf(other)];
  expect(stemOf(first)).toBe(stemOf(second));
});
