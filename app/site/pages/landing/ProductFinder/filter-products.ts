import type { Picture } from '#content/picture/picture.ts';

/** What a small card shows of a product. */
export type ListedProduct = {
  slug: string;
  name: string;
  origin: string;
  isNew: boolean;
  picture: Picture | undefined;
};

export type ProductList = { key: string; label: string; text: string; products: ListedProduct[] };

/** The visitor's filter, as in the page's query. An empty category means all. */
export type FilterValues = {
  /** Of the landing page. */
  path: string;
  category: string;
  query: string;
  source: string;
};

export type FilterResults = {
  /** The selected lists that have a product to show. */
  lists: ProductList[];
  /** How many products of each list match the name, whichever list is selected. */
  counts: Record<string, number>;
  /** The same for all lists together. */
  countOfAll: number;
};

const maxQueryLength = 80;
const maxSourceLength = 200;

/** Reads the page's query; an unknown category is ignored. */
export function readProductFilter(
  { path, search }: { path: string; search: URLSearchParams },
  lists: readonly { key: string }[],
): FilterValues {
  const category = search.get('category') ?? '';
  return {
    path,
    category: lists.some((list) => list.key === category) ? category : '',
    query: (search.get('q') ?? '').trim().slice(0, maxQueryLength),
    source: (search.get('utm_source') ?? '').slice(0, maxSourceLength),
  };
}

/** A link that applies this filter. The campaign source is kept, because the enquiry names it. */
export function hrefOfFilter(values: FilterValues): string {
  const search = new URLSearchParams();
  if (values.category) search.set('category', values.category);
  if (values.query) search.set('q', values.query);
  if (values.source) search.set('utm_source', values.source);
  return `${values.path}${search.size > 0 ? `?${search}` : ''}#stones`;
}

/** Filters by list and by name; every word has to be in the name, accents and case aside. */
export function filterProducts(lists: readonly ProductList[], values: FilterValues): FilterResults {
  const words = foldName(values.query).split(/\s+/).filter(Boolean);
  const matching = lists.map((list) => ({
    ...list,
    products: list.products.filter((product) => words.every((word) => foldName(product.name).includes(word))),
  }));
  return {
    lists: matching.filter((list) => list.products.length > 0 && [list.key, ''].includes(values.category)),
    counts: Object.fromEntries(matching.map((list) => [list.key, list.products.length])),
    countOfAll: matching.reduce((sum, list) => sum + list.products.length, 0),
  };
}

function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
