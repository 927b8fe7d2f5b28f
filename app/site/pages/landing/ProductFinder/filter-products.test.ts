import { expect, test } from 'vitest';
import { filterProducts, hrefOfFilter, type ProductList, readProductFilter } from './filter-products.ts';

const lists = [
  listOf('exotic-marble', ['Azul Macaúbas', 'Blue Roma', 'Panda White']),
  listOf('onyx', ['Sky Blue Onyx', 'White Onyx']),
];

const all = { path: '/italian-marble/', category: '', query: '', source: '' };

function listOf(key: string, names: string[]): ProductList {
  const products = names.map((name) => ({ slug: name, name, origin: '', isNew: false, picture: undefined }));
  return { key, label: key, text: '', products };
}

function namesIn(results: { lists: ProductList[] }): string[] {
  return results.lists.flatMap((list) => list.products.map((product) => product.name));
}

test('A visitor who filters by nothing sees every list', () => {
  const results = filterProducts(lists, all);
  expect(results.lists).toEqual(lists);
  expect(results).toMatchObject({ counts: { 'exotic-marble': 3, onyx: 2 }, countOfAll: 5 });
});

test('A visitor finds a stone by any part of its name, whatever the case and accents', () => {
  expect(namesIn(filterProducts(lists, { ...all, query: 'MACAUBAS' }))).toEqual(['Azul Macaúbas']);
  expect(namesIn(filterProducts(lists, { ...all, query: ' onyx  sky ' }))).toEqual(['Sky Blue Onyx']);
  expect(namesIn(filterProducts(lists, { ...all, query: 'blue panda' }))).toEqual([]);
});

test('A visitor in one list still reads how many stones of that name the others have', () => {
  const results = filterProducts(lists, { ...all, category: 'onyx', query: 'blue' });
  expect(namesIn(results)).toEqual(['Sky Blue Onyx']);
  expect(results).toMatchObject({ counts: { 'exotic-marble': 1, onyx: 1 }, countOfAll: 2 });
});

test('A visitor’s choice, words and campaign survive the way through the URL', () => {
  const values = { path: '/granite/', category: 'onyx', query: 'blue & white', source: 'spring' };
  const url = new URL(hrefOfFilter(values), 'https://stone.example');
  expect(readProductFilter({ path: url.pathname, search: url.searchParams }, lists)).toEqual(values);
  expect(url.hash).toBe('#stones');
  expect(hrefOfFilter(all)).toBe('/italian-marble/#stones');
});

test('A category that does not exist is none, and a query is cut to a sensible length', () => {
  const url = new URL(`https://stone.example/onyx/?category=granite&q=+${'x'.repeat(500)}`);
  const values = readProductFilter({ path: url.pathname, search: url.searchParams }, lists);
  expect(values.category).toBe('');
  expect(values.query).toHaveLength(80);
});
