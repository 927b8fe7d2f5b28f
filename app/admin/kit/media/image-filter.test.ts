import { describe, expect, test } from 'vitest';
import {
  apiQueryOf,
  defaultImageFilter,
  readImageFilter,
  shapeOf,
  writeImageFilter,
} from './image-filter.ts';

describe('the image manager', () => {
  test('asks the server for the newest first unless told otherwise, and for what it looks for', () => {
    expect(apiQueryOf(defaultImageFilter)).toBe(
      'directory=&usage=all&list=all&search=&sort=modified&order=desc',
    );
    expect(apiQueryOf({ ...defaultImageFilter, search: ' Onyx ', usage: 'used' })).toContain(
      'usage=used&list=all&search=Onyx&',
    );
  });

  test('keeps its filters in the URL, without the defaults', () => {
    const query = writeImageFilter(new URLSearchParams('image=/uploads/a.webp&usage=used'), {
      search: 'onyx',
      usage: 'all',
      order: 'asc',
    });
    expect(query.toString()).toBe('image=%2Fuploads%2Fa.webp&search=onyx&order=asc');
    expect(readImageFilter(query)).toEqual({ ...defaultImageFilter, search: 'onyx', order: 'asc' });
    expect(readImageFilter(new URLSearchParams('sort=colour&usage=never'))).toEqual(defaultImageFilter);
  });

  test('tells landscape and portrait apart by their proportions', () => {
    expect(shapeOf({ width: 121, height: 100 })).toBe('landscape');
    expect(shapeOf({ width: 120, height: 100 })).toBe('square');
    expect(shapeOf({ width: 80, height: 100 })).toBe('square');
    expect(shapeOf({ width: 79, height: 100 })).toBe('portrait');
    expect(shapeOf({ width: null, height: null })).toBe('square');
  });
});
