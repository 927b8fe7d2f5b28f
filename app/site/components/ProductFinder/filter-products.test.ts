import { expect, test } from 'vitest';
import { addressOfStones, filterProducts, readFilteredProducts, type StoneList } from './filter-products.ts';

const lists = [
  listOf('exotic-marble', ['Azul Macaúbas', 'Blue Roma', 'Panda White']),
  listOf('onyx', ['Sky Blue Onyx', 'White Onyx']),
];

const all = { category: '', query: '', source: '' };

function listOf(key: string, names: string[]): StoneList {
  const stones = names.map((name) => ({ slug: name, name, origin: '', isNew: false, picture: undefined }));
  return { key, label: key, text: '', stones };
}

function namesIn(found: { lists: StoneList[] }): string[] {
  return found.lists.flatMap((list) => list.stones.map((stone) => stone.name));
}

test('A visitor who asks for nothing sees every list', () => {
  const found = filterProducts(lists, all);
  expect(found.lists).toEqual(lists);
  expect(found).toMatchObject({ counts: { 'exotic-marble': 3, onyx: 2 }, countOfAll: 5 });
});

test('A visitor finds a stone by any part of its name, whatever the case and accents', () => {
  expect(namesIn(filterProducts(lists, { ...all, query: 'MACAUBAS' }))).toEqual(['Azul Macaúbas']);
  expect(namesIn(filterProducts(lists, { ...all, query: ' onyx  sky ' }))).toEqual(['Sky Blue Onyx']);
  expect(namesIn(filterProducts(lists, { ...all, query: 'blue panda' }))).toEqual([]);
});

test('A visitor in one list still reads how many stones of that name the others have', () => {
  const found = filterProducts(lists, { ...all, category: 'onyx', query: 'blue' });
  expect(namesIn(found)).toEqual(['Sky Blue Onyx']);
  expect(found).toMatchObject({ counts: { 'exotic-marble': 1, onyx: 1 }, countOfAll: 2 });
});

test('A visitor’s choice, words and campaign survive the way through the address', () => {
  const asked = { category: 'onyx', query: 'blue & white', source: 'spring' };
  const address = new URL(addressOfStones(asked), 'https://stone.example');
  expect(readFilteredProducts(address.searchParams, lists)).toEqual(asked);
  expect(address.hash).toBe('#stones');
  expect(addressOfStones(all)).toBe('/italian-marble/#stones');
});

test('A category that does not exist is none, and a query is cut to a sensible length', () => {
  const search = new URLSearchParams({ category: 'granite', q: ` ${'x'.repeat(500)}` });
  const asked = readFilteredProducts(search, lists);
  expect(asked.category).toBe('');
  expect(asked.query).toHaveLength(80);
});
