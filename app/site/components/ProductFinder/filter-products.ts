import type { Picture } from '#content/picture/picture.ts';

/** What a small card shows of a product. */
export type Stone = {
  slug: string;
  name: string;
  origin: string;
  isNew: boolean;
  picture: Picture | undefined;
};

export type StoneList = { key: string; label: string; text: string; stones: Stone[] };

/** What the visitor asks for, as the page's address says it. An empty category is all of them. */
export type FilteredProducts = { category: string; query: string; source: string };

export type FoundStones = {
  /** The lists that are asked for and have a stone to show. */
  lists: StoneList[];
  /** How many stones each list has under the name that is asked for, whichever list is chosen. */
  counts: Record<string, number>;
  /** The same for all lists together. */
  countOfAll: number;
};

const pageAddress = '/italian-marble/';
const maxQueryLength = 80;
const maxSourceLength = 200;

/** Reads the page's address; a category that does not exist is none. */
export function readFilteredProducts(
  search: URLSearchParams,
  lists: readonly { key: string }[],
): FilteredProducts {
  const category = search.get('category') ?? '';
  return {
    category: lists.some((list) => list.key === category) ? category : '',
    query: (search.get('q') ?? '').trim().slice(0, maxQueryLength),
    source: (search.get('utm_source') ?? '').slice(0, maxSourceLength),
  };
}

/** The address that asks for these stones. Where the visitor came from goes along, for the enquiry to tell. */
export function addressOfStones(asked: FilteredProducts): string {
  const search = new URLSearchParams();
  if (asked.category) search.set('category', asked.category);
  if (asked.query) search.set('q', asked.query);
  if (asked.source) search.set('utm_source', asked.source);
  return `${pageAddress}${search.size > 0 ? `?${search}` : ''}#stones`;
}

/** Chooses stones by list and by name; every word asked for has to be in the name, accents and case aside. */
export function filterProducts(lists: readonly StoneList[], asked: FilteredProducts): FoundStones {
  const words = foldName(asked.query).split(/\s+/).filter(Boolean);
  const matching = lists.map((list) => ({
    ...list,
    stones: list.stones.filter((stone) => words.every((word) => foldName(stone.name).includes(word))),
  }));
  return {
    lists: matching.filter((list) => list.stones.length > 0 && [list.key, ''].includes(asked.category)),
    counts: Object.fromEntries(matching.map((list) => [list.key, list.stones.length])),
    countOfAll: matching.reduce((sum, list) => sum + list.stones.length, 0),
  };
}

function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
