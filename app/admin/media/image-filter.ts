import type { ImageRecord } from './image-record.ts';

const imageSorts = ['modified', 'filename', 'size', 'directory'] as const;
type ImageSort = (typeof imageSorts)[number];
const imageUsages = ['all', 'used', 'unused'] as const;
const imageLists = ['all', 'lacking-alt', 'duplicates'] as const;

/** The filters of the image manager, as the URL has them. */
export type ImageFilter = {
  search: string;
  directory: string;
  usage: (typeof imageUsages)[number];
  /** All images, those without alternative text, or duplicates. */
  list: (typeof imageLists)[number];
  sort: ImageSort;
  order: 'asc' | 'desc';
};

/** Newest first (specification/back-office.md, "Image manager"). */
export const defaultImageFilter: ImageFilter = {
  search: '',
  directory: '',
  usage: 'all',
  list: 'all',
  sort: 'modified',
  order: 'desc',
};

/** Reads the filters from the URL; unknown values become the default. */
export function readImageFilter(query: URLSearchParams): ImageFilter {
  return {
    search: query.get('search') ?? '',
    directory: query.get('directory') ?? '',
    usage: oneOf(imageUsages, query.get('usage')) ?? defaultImageFilter.usage,
    list: oneOf(imageLists, query.get('list')) ?? defaultImageFilter.list,
    sort: oneOf(imageSorts, query.get('sort')) ?? defaultImageFilter.sort,
    order: oneOf(['asc', 'desc'] as const, query.get('order')) ?? defaultImageFilter.order,
  };
}

/** Writes what differs from the defaults into the query and keeps its other parameters. */
export function writeImageFilter(query: URLSearchParams, change: Partial<ImageFilter>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === defaultImageFilter[name as keyof ImageFilter]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function filterImages(images: readonly ImageRecord[], filter: ImageFilter): ImageRecord[] {
  const search = filter.search.trim().toLowerCase();
  const found = images.filter(
    (image) =>
      image.filename.toLowerCase().includes(search) &&
      (filter.directory === '' || image.directory === filter.directory) &&
      (filter.usage === 'all' || image.used === (filter.usage === 'used')) &&
      belongsTo(image, filter.list),
  );
  const direction = filter.order === 'asc' ? 1 : -1;
  // Equal images are ordered by name, so that the order doesn't depend on the server's.
  return found.sort(
    (a, b) => direction * compareBy(filter.sort, a, b) || compareText(a.filename, b.filename) || a.id - b.id,
  );
}

export function listDirectories(images: readonly ImageRecord[]): string[] {
  return [...new Set(images.map(({ directory }) => directory))].filter(Boolean).sort(compareText);
}

export type ImageStats = { shown: number; used: number; unused: number; bytes: number };

/** Totals of the images shown (specification/back-office.md, "Image manager"). */
export function countImages(images: readonly ImageRecord[]): ImageStats {
  const used = images.filter((image) => image.used).length;
  const bytes = images.reduce((sum, { size }) => sum + size, 0);
  return { shown: images.length, used, unused: images.length - used, bytes };
}

export function lacksAlt(image: Pick<ImageRecord, 'alt' | 'mime'>): boolean {
  return image.mime.startsWith('image/') && image.alt.trim() === '';
}

/** The shape of a picture (specification/back-office.md, "Image manager"). */
export function shapeOf({ width, height }: Pick<ImageRecord, 'width' | 'height'>) {
  const ratio = width && height ? width / height : 1;
  if (ratio > 1.2) return 'landscape';
  return ratio < 0.8 ? 'portrait' : 'square';
}

function belongsTo(image: ImageRecord, list: ImageFilter['list']): boolean {
  if (list === 'lacking-alt') return lacksAlt(image);
  return list === 'all' || image.duplicates.length > 0;
}

function compareBy(sort: ImageSort, a: ImageRecord, b: ImageRecord): number {
  if (sort === 'size') return a.size - b.size;
  if (sort === 'modified') return Date.parse(a.modified) - Date.parse(b.modified);
  if (sort === 'filename') return compareText(a.filename, b.filename);
  return compareText(a.directory, b.directory) || compareText(a.subdirectory, b.subdirectory);
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}

function oneOf<T extends string>(options: readonly T[], value: string | null): T | undefined {
  return options.find((option) => option === value);
}
