import { describe, expect, test } from 'vitest';
import { isNarrowed, type ListOptions, listQueryOf, readListState, writeListState } from './list-state.ts';

const options: ListOptions = {
  filters: [
    { name: 'category', label: 'Category', choices: 'loaded' },
    { name: 'status', label: 'Status', choices: [{ value: 'draft', label: 'Draft' }] },
  ],
  sorts: [
    { by: 'date', order: 'desc', label: 'Newest first' },
    { by: 'title', order: 'asc', label: 'Title, A to Z' },
    { by: 'title', order: 'desc', label: 'Title, Z to A' },
  ],
};
const read = (query: string) => readListState(options, new URLSearchParams(query));
const roundTrip = (query: string) => writeListState(options, read(query)).toString();

describe("a list's URL", () => {
  test('an administrator returns to the same list by it', () => {
    const query = 'search=vein+care&category=Craft&status=draft&sort=title&order=desc&page=3';
    expect(read(query)).toEqual({
      search: 'vein care',
      filters: { category: 'Craft', status: 'draft' },
      sort: { by: 'title', order: 'desc' },
      page: 3,
    });
    expect(roundTrip(query)).toBe(query);
  });

  test('an administrator sees no query in it where there is neither search, filter nor order', () => {
    expect(roundTrip('')).toBe('');
    expect(roundTrip('sort=date&order=desc&page=1&search=')).toBe('');
  });

  test('values in it that do not exist are left out', () => {
    expect(roundTrip('status=lost&platform=radio&sort=price&order=up&page=-1&utm_source=letter')).toBe('');
    expect(roundTrip('page=1.5')).toBe('');
    expect(roundTrip('sort=title&order=up')).toBe('');
  });

  test('a column in it without an order takes its first one', () => {
    expect(read('sort=title').sort).toEqual({ by: 'title', order: 'asc' });
  });

  test('requests one page from the API in a definite order', () => {
    expect(listQueryOf(read('search=vein&status=draft&page=2')).toString()).toBe(
      'sort=date&order=desc&status=draft&search=vein&page=2&per_page=50',
    );
  });

  test('search and filters narrow a list, order and page do not', () => {
    expect(isNarrowed(read('search=a'))).toBe(true);
    expect(isNarrowed(read('category=Craft'))).toBe(true);
    expect(isNarrowed(read('sort=title&page=2'))).toBe(false);
  });
});
