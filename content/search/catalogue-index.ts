import SearchableMap from 'minisearch/SearchableMap';
import type { Translated } from '../kit/fallback-of.shared.ts';
import type { FacetName, SearchKind } from './catalogue-parameters.shared.ts';
import type { CatalogueCategory } from './catalogue-rows.repository.ts';
import type { SearchTerm, WordQuery } from './search-terms.ts';
import { spellingsOf, tokensOf } from './words.ts';
import { type WordsOfLanguage, wordsOfLanguage } from './words-of-language.ts';

/** What a record is found by, from the weightiest; `source` are the words that a translation was made from. */
export const wordColumns = ['names', 'facts', 'uses', 'texts', 'source'] as const;
export type WordColumn = (typeof wordColumns)[number];

/** The texts of a record by their weight. */
export type EntryTexts = Record<WordColumn, string>;

/** A value of a facet; `label` is in `fallback` where it has no translation. */
export type NamedValue = Translated & { value: string; label: string };

/** A published record; words are in the index. */
export type Entry = {
  /** Such as `stone 12`. */
  key: string;
  kind: SearchKind;
  recordId: number;
  /** Changes with what it is found and narrowed by. */
  stamp: string;
  /** Where it stands among its kind. */
  place: number;
  /** Its name as it is compared. */
  name: string;
  /** Its name as it is written. */
  title: string;
  facets: Record<FacetName, readonly NamedValue[]>;
};

/** Entries that were found, each with the number of the weightiest column that has all it was searched by. */
export type Found = Map<Entry, number>;

export type CatalogueIndex = ReturnType<typeof createCatalogueIndex>;

/**
 * Everything published in memory, in one language: what it is found by, word by word, and what it is narrowed by beside it.
 * @param tag BCP 47
 */
export function createCatalogueIndex(tag: string) {
  const language = wordsOfLanguage(tag);
  const { stemOf } = language;
  const entries = new Map<string, Entry>();
  /** Where each word stands, as a tree of beginnings. */
  const places = new SearchableMap<Found>();
  const wordsOfEntries = new Map<Entry, readonly string[]>();
  /** The words by what singular and plural share; some may be nowhere any more. */
  const wordsByStem = new Map<string, Set<string>>();

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    for (const word of wordsOfEntries.get(entry) ?? []) {
      const found = places.get(word);
      found?.delete(entry);
      if (found?.size === 0) places.delete(word);
    }
    wordsOfEntries.delete(entry);
  }

  function findWord({ word, isPrefix }: WordQuery): Found {
    const alike = wordsByStem.get(stemOf(word)) ?? [];
    // What begins like the singular is found by the plural as well.
    const singular = word.replace(/s$/, '');
    const begin = stemOf(singular) === stemOf(word) ? singular : word;
    const words = new Set([...(isPrefix ? places.atPrefix(begin).keys() : [word]), ...alike]);
    return keepAny(Array.from(words, (some) => places.get(some) ?? new Map()));
  }

  /** What any of the alternatives of a term is in. */
  const findTerm = ({ alternatives }: SearchTerm): Found =>
    keepAny(alternatives.map((words) => words.map(findWord).reduce(keepShared)));

  return {
    ...{ tag, language },
    /** Orders names as the language does. */
    collator: new Intl.Collator(tag, { numeric: true, ignorePunctuation: true }),
    entries: entries as ReadonlyMap<string, Entry>,
    /** Words that a mistyped one may have been meant as. */
    vocabulary: () => places.keys(),
    /** The published ones, in the site's order. */
    categories: [] as readonly CatalogueCategory[],

    put(entry: Entry, texts: EntryTexts): void {
      remove(entry.key);
      entries.set(entry.key, entry);
      const columns = columnsByWord(texts, language);
      wordsOfEntries.set(entry, [...columns.keys()]);
      for (const [word, column] of columns) {
        places.fetch(word, () => new Map()).set(entry, column);
        const stem = stemOf(word);
        const words = wordsByStem.get(stem);
        if (words) words.add(word);
        else wordsByStem.set(stem, new Set([word]));
      }
    },

    remove,
    findTerm,

    /** What all of some terms are in; everything where there are none. */
    findTerms(terms: readonly SearchTerm[]): Found {
      if (terms.length === 0) return new Map(Array.from(entries.values(), (entry) => [entry, 0]));
      return terms.map(findTerm).reduce(keepShared);
    },

    /** How well entries fit where any of some words, or one that looks like it, is enough. */
    findAlike(words: readonly string[]): Map<Entry, number> {
      const scores = new Map<Entry, number>();
      for (const word of words) {
        const alike = places.fuzzyGet(word, Math.round(word.length * alikeShare));
        for (const [found, distance] of alike.values()) {
          for (const entry of found.keys()) {
            scores.set(entry, (scores.get(entry) ?? 0) + 1 - distance / word.length);
          }
        }
      }
      return scores;
    },
  };
}

/** Words look alike where no more of their letters differ. */
const alikeShare = 0.4;

/** Each word once, with the number of the weightiest of the columns that have it. */
function columnsByWord(texts: EntryTexts, { fillers }: WordsOfLanguage): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [number, column] of wordColumns.entries()) {
    for (const word of new Set(tokensOf(texts[column])).values().flatMap(spellingsOf)) {
      if (!columns.has(word) && (column === 'names' || !fillers.has(word))) columns.set(word, number);
    }
  }
  return columns;
}

/** What is in both, by the less weighty column. */
function keepShared(one: Found, other: Found): Found {
  const shared: Found = new Map();
  for (const [entry, column] of one) {
    const second = other.get(entry);
    if (second !== undefined) shared.set(entry, Math.max(column, second));
  }
  return shared;
}

/** What is in any of them, by the weightiest column. */
function keepAny(all: readonly Found[]): Found {
  const [first = new Map(), ...others] = all;
  if (others.length === 0) return first;
  const any = new Map(first);
  for (const found of others) {
    for (const [entry, column] of found) any.set(entry, Math.min(column, any.get(entry) ?? column));
  }
  return any;
}
