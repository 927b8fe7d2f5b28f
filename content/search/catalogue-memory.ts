import type { WordColumn, WordQuery } from '#database/entry-words.ts';
import { type Bitmap, createBitmap, setBit } from './bitmap.ts';
import { type FacetName, facetNames } from './catalogue-parameters.shared.ts';
import type { CatalogueCategory, CatalogueRow } from './catalogue-rows.repository.ts';
import { facetLabels } from './facets.ts';
import { entryIdOf, searchKinds } from './search-entries.ts';
import { facetValueOf, wordsOf } from './words.ts';

/** One value of a facet, and which entries have it. */
type MemoryValue = { label: string; bits: Bitmap };

/** Which entries have a word in a column, or in one that is weightier. */
export type WordBits = Record<WordColumn, Bitmap>;

/** Everything published, by places: each has the same place in every list and bitmap until all is read anew. */
export type CatalogueMemory = {
  size: number;
  /** By entry. */
  places: Map<number, number>;
  /** By place. */
  entries: { id: number; row: KeptRow }[];
  /** The first two characters of each name, by place: looking at a text itself takes far longer. */
  beginnings: Uint32Array;
  living: Bitmap;
  facets: Record<FacetName, Map<string, MemoryValue>>;
  categories: readonly CatalogueCategory[];
  /** The places of what is published, in the site's own order. */
  order: number[];
  /** The same by name, as soon as somebody asks for it. */
  byName: number[] | undefined;
  /** The newest first, likewise. */
  byAge: number[] | undefined;
  /** What the engine has found for a word, kept up with what is written. */
  words: Map<string, WordBits>;
};

type KeptRow = Pick<CatalogueRow, 'kind' | 'recordId' | 'sortKey' | 'place'> & { words: string };

/** Room for what is published before everything is read anew. */
const spare = 1_000;
/** Bitmaps of so many words at once: 3 MB with 100,000 entries. */
const maxWords = 60;

export function createMemory(count: number, categories: readonly CatalogueCategory[]): CatalogueMemory {
  const size = count + Math.ceil(count / 10) + spare;
  const facets = Object.fromEntries(facetNames.map((name) => [name, new Map()])) as CatalogueMemory['facets'];
  for (const kind of searchKinds) facets.kind.set(kind, { label: kind, bits: createBitmap(size) });
  return {
    ...{ size, places: new Map(), entries: [], living: createBitmap(size), facets, categories },
    ...{
      beginnings: new Uint32Array(size),
      order: [],
      byName: undefined,
      byAge: undefined,
      words: new Map(),
    },
  };
}

/** Enters a row at its place. @returns the place; undefined where there is no room left */
export function enterRow(memory: CatalogueMemory, row: CatalogueRow): number | undefined {
  const id = entryIdOf(row.kind, row.recordId);
  const place = memory.places.get(id) ?? memory.entries.length;
  if (place >= memory.size) return undefined;
  const { kind, recordId, sortKey } = row;
  memory.places.set(id, place);
  const words = wordsOf(row.name).join(' ');
  memory.entries[place] = { id, row: { kind, recordId, sortKey, place: row.place, words } };
  memory.beginnings[place] = beginningOf(words);
  setBit(memory.living, place);
  enterValue(memory, { facet: 'kind', value: kind, label: kind }, place);
  if (row.categoryId > 0) {
    enterValue(memory, { facet: 'category', value: String(row.categoryId), label: '' }, place);
  }
  for (const [facet, labelsOf] of Object.entries(facetLabels)) {
    for (const label of labelsOf(row)) {
      const value = facetValueOf(label);
      if (value) enterValue(memory, { facet: facet as FacetName, value, label }, place);
    }
  }
  return place;
}

/** The first two characters in one number. */
export function beginningOf(words: string): number {
  return ((words.charCodeAt(0) << 16) | words.charCodeAt(1)) >>> 0;
}

/** Takes an entry out of everything but its place, to which it may come back. */
export function leavePlace(memory: CatalogueMemory, place: number): void {
  setBit(memory.living, place, false);
  for (const values of Object.values(memory.facets)) {
    for (const { bits } of values.values()) setBit(bits, place, false);
  }
  const at = memory.order.indexOf(place);
  if (at >= 0) memory.order.splice(at, 1);
  forgetOrders(memory);
}

/** Puts a place where it belongs in the site's order. */
export function enterOrder(memory: CatalogueMemory, place: number): void {
  let [start, end] = [0, memory.order.length];
  while (start < end) {
    const middle = (start + end) >>> 1;
    if (compareInOrder(memory, memory.order[middle] ?? 0, place) < 0) start = middle + 1;
    else end = middle;
  }
  memory.order.splice(start, 0, place);
  forgetOrders(memory);
}

export function sortOrder(memory: CatalogueMemory): void {
  memory.order = memory.entries.map((_entry, place) => place);
  memory.order.sort((one, other) => compareInOrder(memory, one, other));
}

/** The places by the numbers of their records, the newest first. */
export function orderByAge(memory: CatalogueMemory): number[] {
  const idOf = (place: number) => memory.entries[place]?.row.recordId ?? 0;
  memory.byAge ??= memory.order.toSorted((one, other) => idOf(other) - idOf(one));
  return memory.byAge;
}

/** The places by name, those of one name in the site's order. */
export function orderByName(memory: CatalogueMemory): number[] {
  const keyOf = (place: number) => memory.entries[place]?.row.sortKey ?? '';
  memory.byName ??= memory.order.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)];
    if (first === second) return 0;
    return first < second ? -1 : 1;
  });
  return memory.byName;
}

/** Keeps what was found for a word; the word that was not asked for in the longest time makes room. */
export function keepWord(memory: CatalogueMemory, key: string, bits: WordBits): void {
  memory.words.set(key, bits);
  if (memory.words.size > maxWords) memory.words.delete(memory.words.keys().next().value ?? '');
}

export function keyOfWord({ word, isPrefix }: WordQuery): string {
  return isPrefix ? `${word}*` : word;
}

function forgetOrders(memory: CatalogueMemory): void {
  memory.byName = undefined;
  memory.byAge = undefined;
}

function enterValue(
  memory: CatalogueMemory,
  { facet, value, label }: { facet: FacetName; value: string; label: string },
  place: number,
): void {
  const known = memory.facets[facet].get(value) ?? { label, bits: createBitmap(memory.size) };
  // Of several spellings the same one is shown, whichever was read first.
  if (label < known.label) known.label = label;
  memory.facets[facet].set(value, known);
  setBit(known.bits, place);
}

function compareInOrder(memory: CatalogueMemory, one: number, other: number): number {
  const [first, second] = [memory.entries[one]?.row, memory.entries[other]?.row];
  if (!first || !second) return 0;
  const kinds = searchKinds.indexOf(first.kind) - searchKinds.indexOf(second.kind);
  return kinds || first.place - second.place || first.recordId - second.recordId;
}
