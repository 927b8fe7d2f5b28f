import type { Entry, Found } from './catalogue-index.ts';
import { type CatalogueSort, searchKinds } from './catalogue-parameters.shared.ts';
import { phrasesOf, type SearchTerm } from './search-terms.ts';

/** How well a record fits what was searched: its whole name, its beginning, a part of it, and so on. */
export const matches = ['exact', 'begins', 'names', 'facts', 'uses', 'texts'] as const;
export type Match = (typeof matches)[number];
const byName = matches.indexOf('names');

/**
 * What was found in the order in which it is shown: by its name first, then stones of a colour that is asked for, then the
 * others, and last what is found by the words that it was translated from; in each what fits better first, and within
 * that the site's own order.
 */
export function rank(
  entries: readonly Entry[],
  { found, terms }: { found: Found; terms: readonly SearchTerm[] },
): { entry: Entry; match: Match }[] {
  const phrases = phrasesOf(terms);
  const colours = coloursOf(terms);
  const ranked = entries.map((entry) => {
    const fit = fitOf(entry, found.get(entry) ?? 0, phrases);
    const isLater = fit > byName && !hasColour(entry, colours);
    const part = matches[fit] === undefined ? 2 : Number(isLater);
    return { entry, match: matches[fit] ?? 'texts', at: fit + part * matches.length };
  });
  return ranked.sort((one, other) => one.at - other.at || compareInOrder(one.entry, other.entry));
}

/** The words of colours that are asked for: a text may call the veins of a black stone white. */
export function coloursOf(terms: readonly SearchTerm[]): ReadonlySet<string> {
  return new Set(terms.flatMap(({ alternatives }) => alternatives.flat().map(({ word }) => word)));
}

export function hasColour({ facets }: Entry, colours: ReadonlySet<string>): boolean {
  return facets.colour.some(({ value }) => colours.has(value));
}

/** The same in an order that has nothing to do with words. */
export function sortEntries(
  entries: Iterable<Entry>,
  { sort, collator }: { sort?: CatalogueSort | undefined; collator: Intl.Collator },
): Entry[] {
  const sorted = [...entries].sort(compareInOrder);
  if (sort === 'newest') return sorted.sort((one, other) => other.recordId - one.recordId);
  if (sort !== 'name' && sort !== '-name') return sorted;
  sorted.sort((one, other) => collator.compare(one.title, other.title));
  return sort === 'name' ? sorted : sorted.reverse();
}

/** The number of the match. */
function fitOf({ kind, name }: Entry, column: number, phrases: readonly string[]): number {
  if (column > 0) return byName + column;
  if (phrases.includes(name)) return 0;
  // Which word the title of an article begins with tells nothing.
  return kind === 'stone' && phrases.some((phrase) => name.startsWith(phrase)) ? 1 : byName;
}

function compareInOrder(one: Entry, other: Entry): number {
  const kinds = searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind);
  return kinds || one.place - other.place || one.recordId - other.recordId;
}
