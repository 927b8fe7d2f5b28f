import { ownValue } from '#content/kit/own-value.shared.ts';
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
    if (value === ownValue<string>(defaultImageFilter, name)) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The query of `GET /images` and its summary. */
export function apiQueryOf(filter: ImageFilter): string {
  const { search, sort, order, ...others } = filter;
  return new URLSearchParams({ ...others, search: search.trim(), sort, order }).toString();
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

function oneOf<T extends string>(options: readonly T[], value: string | null): T | undefined {
  return options.find((option) => option === value);
}
