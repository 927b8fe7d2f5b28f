import { addAll, type Bitmap, countBits, createBitmap, hasBit } from './bitmap.ts';
import {
  beginningOf,
  type CatalogueMemory,
  orderByAge,
  orderByName,
  type WordBits,
} from './catalogue-memory.ts';
import type { CatalogueSort } from './catalogue-parameters.shared.ts';
import { type Phrase, watchTiers } from './first-ranked.ts';
import { phrasesOf, type SearchTerm } from './search-terms.ts';

/** How well a record fits what was searched: its whole name, its beginning, a part of it, and so on. */
export const matches = ['exact', 'begins', 'names', 'facts', 'uses', 'texts'] as const;
export type Match = (typeof matches)[number];
const [exact, begins, byName] = [0, 1, 2];

type Ranked = { place: number; match: Match };

/**
 * What was found in the order in which it is shown: by its name first, then stones of a colour that is asked for, then the
 * others; in each what fits better first, and within that the site's own order, so that both engines give the same.
 * @param count so many of the first are asked for
 */
export function rank(
  memory: CatalogueMemory,
  { terms, count, ...found }: { left: Bitmap; bits: WordBits; terms: readonly SearchTerm[]; count: number },
): Ranked[] {
  const phrases = phrasesOf(terms).map(toPhrase);
  const coloured = findColoured(memory, terms);
  const tiers: Ranked[][] = [...matches, ...matches].map(() => []);
  const named = { bits: found.bits, phrases };
  const watch = watchTiers(memory, { ...found, coloured, phrases });
  let all = countBits(found.left);
  for (const place of memory.order) {
    if (all === 0) break;
    if (!hasBit(found.left, place)) continue;
    all -= 1;
    const tier = tierOf(memory, named, place);
    const isLater = tier > byName && !hasBit(coloured, place);
    const at = isLater ? tier + matches.length : tier;
    const shown = tiers[at];
    // Of many that fit alike only those that may be shown are kept.
    const isKept = shown !== undefined && shown.length < count;
    if (isKept) shown.push({ place, match: matches[tier] ?? 'texts' });
    if ((watch.pass(place, at) || isKept) && watch.areFirstKnown(tiers, count)) break;
  }
  return tiers.flat().slice(0, count);
}

/** Stones that look as a word says: a text may call the veins of a black one white. */
export function findColoured({ facets, size }: CatalogueMemory, terms: readonly SearchTerm[]): Bitmap {
  const coloured = createBitmap(size);
  const asked = new Set(terms.flatMap(({ alternatives }) => alternatives.flat().map(({ word }) => word)));
  for (const [colour, { bits }] of facets.colour) if (asked.has(colour)) addAll(coloured, bits);
  return coloured;
}

/** The first places of what is left in an order that has nothing to do with words. */
export function sortPlaces(
  memory: CatalogueMemory,
  left: Bitmap,
  { sort, count }: { sort: CatalogueSort | undefined; count: number },
): number[] {
  const places: number[] = [];
  // Once all of few are found the rest of the order has none.
  const all = Math.min(count, countBits(left));
  for (const place of all > 0 ? orderOf(memory, sort) : []) {
    if (places.length === all) break;
    if (hasBit(left, place)) places.push(place);
  }
  return places;
}

function orderOf(memory: CatalogueMemory, sort: CatalogueSort | undefined): readonly number[] {
  switch (sort) {
    case 'name':
      return orderByName(memory);
    case '-name':
      return orderByName(memory).toReversed();
    case 'newest':
      return orderByAge(memory);
    default:
      return memory.order;
  }
}

/** The number of the match. A tenth of a catalogue may have a word, so that few of their names are looked at. */
function tierOf(
  memory: CatalogueMemory,
  { bits, phrases }: { bits: WordBits; phrases: readonly Phrase[] },
  place: number,
): number {
  if (!hasBit(bits.names, place)) return tierBelowNames(bits, place);
  let tier = byName;
  for (const { text, beginning } of phrases) {
    if (beginning !== undefined && memory.beginnings[place] !== beginning) continue;
    const row = memory.entries[place]?.row;
    if (!row?.words.startsWith(text)) continue;
    if (row.words.length === text.length) return exact;
    // Which word the title of an article begins with tells nothing.
    if (row.kind === 'stone') tier = begins;
  }
  return tier;
}

function toPhrase(text: string): Phrase {
  return { text, beginning: text.length < 2 ? undefined : beginningOf(text) };
}

function tierBelowNames(bits: WordBits, place: number): number {
  if (hasBit(bits.facts, place)) return byName + 1;
  return hasBit(bits.uses, place) ? byName + 2 : byName + 3;
}
