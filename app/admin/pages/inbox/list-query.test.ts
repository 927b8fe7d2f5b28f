import { describe, expect, test } from 'vitest';
import { apiQueryOf, changeListQuery, exportQueryOf, readListQuery, viewQueryOf } from './list-query.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the query of a list', () => {
  test('says nothing of what is usual', () => {
    expect(changeListQuery(query(''), { page: 1, search: '', sort: 'date', order: 'desc' }).toString()).toBe(
      '',
    );
    expect(changeListQuery(query('sort=name'), { order: 'asc' }).toString()).toBe('sort=name');
  });

  test('begins at the first page again when a filter changes, and keeps the filters when the page turns', () => {
    expect(changeListQuery(query('page=3&product=Onyx'), { search: 'jaipur' }).toString()).toBe(
      'search=jaipur&product=Onyx',
    );
    expect(changeListQuery(query('search=jaipur'), { page: 2 }).get('search')).toBe('jaipur');
  });

  test('sorts names from A and dates from the newest until the order is turned', () => {
    expect(readListQuery(query('sort=name')).order).toBe('asc');
    expect(readListQuery(query('')).order).toBe('desc');
    expect(readListQuery(query('order=asc')).order).toBe('asc');
    expect(changeListQuery(query('sort=name&order=desc'), { sort: 'date', order: 'desc' }).toString()).toBe(
      '',
    );
  });

  test.each(['page=0', 'page=-2', 'page=two', 'page=1.5'])('takes %s for the first page', (text) => {
    expect(readListQuery(query(text)).page).toBe(1);
  });

  test('makes nothing of a sort or a status that it does not know', () => {
    expect(readListQuery(query('sort=password&status=lovely'))).toMatchObject({ sort: 'date', status: '' });
  });

  test('asks the API for twenty records and the filters that are set, and leaves an open item out', () => {
    expect(apiQueryOf(query('item=12&status=won&kind=quote,enquiry,x&assignee=me&due=overdue'))).toBe(
      'page=1&per_page=20&kind=enquiry%2Cquote&status=won&assignee=me&due=overdue&sort=date&order=desc',
    );
  });

  test('keeps the language of what was sent, which a view keeps as well', () => {
    expect(apiQueryOf(query('language=de'))).toContain('language=de');
    expect(viewQueryOf(query('language=de'))).toEqual({ language: 'de' });
  });

  test('exports every page of what is filtered', () => {
    expect(exportQueryOf(query('page=4&product=Onyx'))).toBe('product=Onyx&sort=date&order=desc');
  });
});
