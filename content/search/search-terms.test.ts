import { describe, expect, test } from 'vitest';
import { createMemory, enterRow, keepWord } from './catalogue-memory.ts';
import type { CatalogueRow } from './catalogue-rows.repository.ts';
import { readSearchTerms } from './search-terms.ts';
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
});

describe('what is kept in memory', () => {
  test('has room for a tenth and a thousand more than there were, and then tells that it is full', () => {
    const memory = createMemory(0, []);
    for (let id = 1; id <= 1_000; id += 1) expect(enterRow(memory, row(id))).toBe(id - 1);
    expect(enterRow(memory, row(1_001))).toBeUndefined();
    // Who has a place keeps it.
    expect(enterRow(memory, row(7))).toBe(6);
  });

  test('are the sixty words that were asked for last', () => {
    const memory = createMemory(0, []);
    const { living } = memory;
    const bits = { names: living, facts: living, uses: living, texts: living };
    for (let at = 0; at < 70; at += 1) keepWord(memory, `word${at}`, bits);
    expect(memory.words.size).toBe(60);
    expect(memory.words.has('word9')).toBe(false);
    expect(memory.words.has('word10')).toBe(true);
  });
});

function row(recordId: number): CatalogueRow {
  return {
    ...{ kind: 'stone', recordId, name: 'Onyx', sortKey: 'onyx', place: 0, categoryId: 1, colour: undefined },
    ...{ origin: '', finishes: [], thicknesses: [], applications: [], availability: '' },
  };
}
