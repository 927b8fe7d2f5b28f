import type { Db } from '#database/connect.ts';
import { addAll, createBitmap, hasBit, hasShared, keepShared } from './bitmap.ts';
import { findAlike } from './correct-terms.ts';
import { findTerm, findTerms } from './find-words.ts';
import type { Catalogue } from './follow-catalogue.ts';
import { findColoured, rank, sortPlaces } from './rank.ts';
import type { SearchTerm } from './search-terms.ts';

const maxNearest = 6;

/**
 * Stones for somebody who would otherwise see nothing: those that the choices ruled out, those that have most of the
 * words, those with words that look alike, or the first of the collections.
 * @returns places
 */
export async function findNearest(
  db: Db,
  catalogue: Catalogue,
  terms: readonly SearchTerm[],
): Promise<number[]> {
  const { memory } = catalogue;
  const stones = memory.facets.kind.get('stone')?.bits ?? createBitmap(memory.size);
  const first = (places: Iterable<number>) => [...places].slice(0, maxNearest);
  if (terms.length > 0) {
    const bits = await findTerms(db, memory, terms);
    const left = keepShared(bits.texts.slice(), stones);
    if (hasShared(left, left)) {
      return rank(memory, { left, bits, terms, count: maxNearest }).map(({ place }) => place);
    }
    const most = await findMost(db, catalogue, terms);
    const near =
      most.length > 0
        ? most
        : await findMost(
            db,
            catalogue,
            terms.map((term) => toAlike(catalogue, term)),
          );
    if (near.length > 0) return first(near);
  }
  return sortPlaces(memory, stones, { sort: undefined, count: maxNearest });
}

/** The stones that have any of the terms, those with the most of them first, of these those of a colour that is asked for. */
async function findMost(db: Db, { memory }: Catalogue, terms: readonly SearchTerm[]): Promise<number[]> {
  const stones = memory.facets.kind.get('stone')?.bits ?? createBitmap(memory.size);
  const found = [];
  for (const term of terms) found.push((await findTerm(db, memory, term)).texts);
  const any = createBitmap(memory.size);
  for (const bits of found) addAll(any, bits);
  keepShared(any, stones);
  if (!hasShared(any, any)) return [];
  const coloured = findColoured(memory, terms);
  const tiers: number[][] = [...found, ...found].map(() => []);
  for (const place of memory.order) {
    if (!hasBit(any, place)) continue;
    let missing = 0;
    for (const bits of found) if (!hasBit(bits, place)) missing += 1;
    const tier = tiers[2 * missing + Number(!hasBit(coloured, place))];
    // Of many that have as much only those that may be shown are kept.
    if (tier && tier.length < maxNearest) tier.push(place);
  }
  return tiers.flat();
}

function toAlike(catalogue: Catalogue, { words }: SearchTerm): SearchTerm {
  const alike = words.flatMap((word) => findAlike(catalogue, word));
  return { words, alternatives: alike.map((word) => [{ word, isPrefix: false }]) };
}
