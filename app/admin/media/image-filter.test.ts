import { describe, expect, test } from 'vitest';
import {
  countImages,
  defaultImageFilter,
  filterImages,
  listDirectories,
  readImageFilter,
  shapeOf,
  writeImageFilter,
} from './image-filter.ts';
import type { ImageRecord } from './image-record.ts';

function makeImage(known: Partial<ImageRecord>): ImageRecord {
  return {
    id: 1,
    filename: 'slab.webp',
    path: `/uploads/products/${known.filename ?? 'slab.webp'}`,
    directory: 'products',
    subdirectory: '',
    size: 1000,
    modified: '2026-01-01T00:00:00.000Z',
    used: false,
    usage: [],
    width: 1600,
    height: 1067,
    alt: '',
    focalX: 0.5,
    focalY: 0.5,
    mime: 'image/webp',
    duplicates: [],
    ...known,
  };
}

const onyx = makeImage({ id: 1, filename: 'onyx-10.webp', modified: '2026-03-01T00:00:00.000Z', used: true });
const slate = makeImage({
  id: 2,
  filename: 'Slate-9.webp',
  directory: 'blog',
  modified: '2026-05-01T00:00:00.000Z',
  size: 9000,
  alt: 'A slate roof',
});
const onyxCopy = makeImage({ id: 3, filename: 'onyx-9.webp', duplicates: [onyx.path], size: 3000 });
const film = makeImage({ id: 4, filename: 'film.mp4', directory: 'videos', mime: 'video/mp4' });
const images = [onyx, slate, onyxCopy, film];
const namesOf = (filter: Partial<typeof defaultImageFilter>) =>
  filterImages(images, { ...defaultImageFilter, ...filter }).map(({ filename }) => filename);

describe('the image manager', () => {
  test('shows the newest first unless told otherwise', () => {
    expect(namesOf({})).toEqual(['Slate-9.webp', 'onyx-10.webp', 'film.mp4', 'onyx-9.webp']);
  });

  test('searches by filename, whatever the case', () => {
    expect(namesOf({ search: ' ONYX' })).toEqual(['onyx-10.webp', 'onyx-9.webp']);
  });

  test('filters by directory, by usage, and by what still has to be done', () => {
    expect(namesOf({ directory: 'blog' })).toEqual(['Slate-9.webp']);
    expect(namesOf({ usage: 'used' })).toEqual(['onyx-10.webp']);
    expect(namesOf({ usage: 'unused', directory: 'products' })).toEqual(['onyx-9.webp']);
    expect(namesOf({ list: 'lacking-alt' })).toEqual(['onyx-10.webp', 'onyx-9.webp']);
    expect(namesOf({ list: 'duplicates' })).toEqual(['onyx-9.webp']);
  });

  test('sorts names as people count, sizes and directories, in both orders', () => {
    const byName = ['film.mp4', 'onyx-9.webp', 'onyx-10.webp', 'Slate-9.webp'];
    expect(namesOf({ sort: 'filename', order: 'asc' })).toEqual(byName);
    expect(namesOf({ sort: 'filename', order: 'desc' })).toEqual(byName.toReversed());
    expect(namesOf({ sort: 'size' }).slice(0, 2)).toEqual(['Slate-9.webp', 'onyx-9.webp']);
    expect(namesOf({ sort: 'directory', order: 'asc' })[0]).toBe('Slate-9.webp');
  });

  test('counts what it shows', () => {
    expect(countImages([onyx, slate])).toEqual({ shown: 2, used: 1, unused: 1, bytes: 10_000 });
    expect(listDirectories(images)).toEqual(['blog', 'products', 'videos']);
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
