import { describe, expect, test } from 'vitest';
import { phrasesOf, readSearchTerms } from './search-terms.ts';
import { wordsOf } from './words.ts';

describe('of what a visitor types', () => {
  const wordsIn = (query: string) => readSearchTerms(query, []).map(({ words }) => words.join(' '));

  test('words that no stone is told by are left out, unless there are no others', () => {
    expect(wordsIn('We need a white marble for the floor')).toEqual(['white', 'marble', 'floor']);
    expect(wordsIn('for the')).toEqual(['for', 'the']);
  });

  test('twelve words are searched, and sixty letters of each', () => {
    expect(wordsIn('onyx '.repeat(40))).toHaveLength(12);
    expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(60)]);
  });

  test('words of four letters also find longer ones, the last one from two on', () => {
    const prefixes = (query: string) =>
      readSearchTerms(query, []).map(({ alternatives }) => alternatives[0]?.[0]?.isPrefix);
    expect(prefixes('slab red o')).toEqual([true, false, false]);
    expect(prefixes('red ox')).toEqual([false, true]);
  });

  test('a phrase that stands for something else is one term, found as typed or by its meaning', () => {
    const [term, ...others] = readSearchTerms('Blue Bahia', [
      { phrase: 'blue bahía', meaning: 'Azul Bahia' },
    ]);
    expect(others).toEqual([]);
    expect(term?.alternatives.map((words) => words.map(({ word }) => word))).toEqual([
      ['blue', 'bahia'],
      ['azul', 'bahia'],
    ]);
  });

  test('words with many meanings are read as twenty names', () => {
    const words = ['onyx', 'agate', 'slate', 'marble', 'granite'];
    const synonyms = words.map((phrase) => ({ phrase, meaning: `${phrase} stone` }));
    expect(phrasesOf(readSearchTerms(words.join(' '), synonyms))).toHaveLength(20);
  });
});
