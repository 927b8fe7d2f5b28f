import { wordColumns } from '#database/entry-words.ts';
import { type Bitmap, hasBit } from './bitmap.ts';
import { type CatalogueMemory, orderByName, type WordBits } from './catalogue-memory.ts';
import type { CatalogueSort } from './catalogue-parameters.shared.ts';

/** How well a record fits what was searched: its whole name, its beginning, a part of it, and so on. */
export const matches = ['exact', 'begins', 'names', 'facts', 'uses', 'texts'] as const;
export type Match = (typeof matches)[number];

type Ranked = { place: number; match: Match };

/**
 * What was found in the order in which it is shown: what fits better first, and within that the site's own order, so that
 * both engines give the same.
 * @param phrases what a name may be, or begin with
 */
export function rank(
  memory: CatalogueMemory,
  found: { left: Bitmap; bits: WordBits; phrases: readonly string[] },
): Ranked[] {
  const tiers: Ranked[][] = matches.map(() => []);
  for (const place of memory.order) {
    if (!hasBit(found.left, place)) continue;
    const match = matchOf(memory, found, place);
    tiers[matches.indexOf(match)]?.push({ place, match });
  }
  return tiers.flat();
}

/** Places of what is left in an order that has nothing to do with words. */
export function sortPlaces(memory: CatalogueMemory, left: Bitmap, sort: CatalogueSort): number[] {
  const isLeft = (place: number) => hasBit(left, place);
  switch (sort) {
    case 'name':
      return orderByName(memory).filter(isLeft);
    case '-name':
      return orderByName(memory).filter(isLeft).reverse();
    case 'newest':
      return memory.order.filter(isLeft).sort((one, other) => idOf(memory, other) - idOf(memory, one));
    default:
      return memory.order.filter(isLeft);
  }
}

function idOf({ entries }: CatalogueMemory, place: number): number {
  return entries[place]?.row.recordId ?? 0;
}

function matchOf(
  memory: CatalogueMemory,
  { bits, phrases }: { bits: WordBits; phrases: readonly string[] },
  place: number,
): Match {
  const column = wordColumns.find((name) => hasBit(bits[name], place)) ?? 'texts';
  if (column !== 'names') return column;
  const { words = '', kind } = memory.entries[place]?.row ?? {};
  if (phrases.includes(words)) return 'exact';
  // Which word the title of an article begins with tells nothing.
  return kind === 'stone' && phrases.some((phrase) => words.startsWith(phrase)) ? 'begins' : 'names';
}
