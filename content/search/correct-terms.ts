import type { Db } from '#database/connect.ts';
import { countShared, hasShared } from './bitmap.ts';
import { findTerm } from './find-words.ts';
import type { Catalogue } from './follow-catalogue.ts';
import { isOneOff, likenessOf } from './is-one-off.ts';
import { readSearchTerms, type SearchTerm, type Synonym } from './search-terms.ts';
import { wordsOf } from './words.ts';

/** Shorter words are meant as they are. */
const minLength = 5;
const maxCandidates = 12;
const leastLikeness = 0.5;

type Corrected = { terms: SearchTerm[]; corrected: string | undefined };

/**
 * Replaces each word that nothing has by the one that it is a letter away from: of several the one that is in most
 * records. @returns what is searched, and how that reads where it is not what was typed
 */
export async function correctTerms(
  db: Db,
  catalogue: Catalogue,
  { terms, synonyms }: { terms: readonly SearchTerm[]; synonyms: readonly Synonym[] },
): Promise<Corrected> {
  const words: string[] = [];
  let isCorrected = false;
  for (const [index, term] of terms.entries()) {
    const better = await findBetter(db, catalogue, { term, synonyms, isLast: index === terms.length - 1 });
    isCorrected ||= better !== undefined;
    words.push(...(better === undefined ? term.words : [better]));
  }
  const corrected = words.join(' ');
  if (!isCorrected) return { terms: [...terms], corrected: undefined };
  return { terms: readSearchTerms(corrected, synonyms), corrected };
}

/** The words most like one that nothing has. */
export function findAlike({ memory, vocabulary }: Catalogue, word: string): string[] {
  const known = [...vocabulary, ...memory.categories.flatMap(({ name }) => wordsOf(name))];
  return known
    .map((candidate) => ({ candidate, likeness: likenessOf(word, candidate) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((one, other) => other.likeness - one.likeness || (one.candidate < other.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

async function findBetter(
  db: Db,
  catalogue: Catalogue,
  { term, synonyms, isLast }: { term: SearchTerm; synonyms: readonly Synonym[]; isLast: boolean },
): Promise<string | undefined> {
  const [typed = '', ...others] = term.words;
  const { memory } = catalogue;
  if (others.length > 0 || term.alternatives.length > 1 || [...typed].length < minLength) return undefined;
  const { texts } = await findTerm(db, memory, term);
  if (hasShared(texts, memory.living)) return undefined;
  const named = memory.categories.flatMap(({ name }) => wordsOf(name));
  const phrased = synonyms.flatMap(({ phrase }) => wordsOf(phrase));
  const known = new Set([...catalogue.vocabulary, ...named, ...phrased]);
  const whole = [...known].filter((word) => isOneOff(typed, word));
  const begun = isLast && whole.length === 0 ? [...known].filter((word) => beginsOneOff(typed, word)) : [];
  const candidates = [...whole, ...begun].sort().slice(0, maxCandidates);
  let best: { word: string; count: number } | undefined;
  for (const word of candidates) {
    const [read] = readSearchTerms(word, synonyms);
    const count = read ? await countOf(db, catalogue, read) : 0;
    if (count > (best?.count ?? 0)) best = { word, count };
  }
  return best?.word;
}

/** Whether a word that is not finished begins like another, but for a letter. */
function beginsOneOff(begun: string, word: string): boolean {
  const lengths = [begun.length - 1, begun.length, begun.length + 1];
  return lengths.some((length) => length < word.length && isOneOff(begun, word.slice(0, length)));
}

async function countOf(db: Db, { memory }: Catalogue, term: SearchTerm): Promise<number> {
  const { texts } = await findTerm(db, memory, term);
  return countShared(texts, memory.living);
}
