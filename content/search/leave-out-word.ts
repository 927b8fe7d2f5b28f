import type { Db } from '#database/connect.ts';
import { countShared, hasShared } from './bitmap.ts';
import { findTerm, findTerms } from './find-words.ts';
import type { Catalogue } from './follow-catalogue.ts';
import { findColoured } from './rank.ts';
import type { SearchTerm } from './search-terms.ts';

/** With fewer words each of them matters. */
const leastTerms = 3;

/**
 * Whoever names a colour wants stones of it. Where some are found by their texts and none of them is of that colour, the
 * word that no name has and without which most stones of the colour are found is left out: "hotel" of "white marble for a
 * hotel floor". @returns the other terms; undefined where all count
 */
export async function leaveOutWord(
  db: Db,
  catalogue: Catalogue,
  terms: readonly SearchTerm[],
): Promise<SearchTerm[] | undefined> {
  const { memory } = catalogue;
  if (terms.length < leastTerms) return undefined;
  const coloured = findColoured(memory, terms);
  if (!hasShared(coloured, memory.living)) return undefined;
  const { facts, texts } = await findTerms(db, memory, terms);
  const isFound = hasShared(texts, memory.living);
  if (!isFound || hasShared(facts, memory.living) || hasShared(texts, coloured)) return undefined;
  let best: { terms: SearchTerm[]; count: number } | undefined;
  for (const term of terms) {
    const { names } = await findTerm(db, memory, term);
    if (hasShared(names, memory.living)) continue;
    const others = terms.filter((other) => other !== term);
    const found = await findTerms(db, memory, others);
    const count = countShared(found.texts, findColoured(memory, others));
    if (count > (best?.count ?? 0)) best = { terms: others, count };
  }
  return best?.terms;
}
