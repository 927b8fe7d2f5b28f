import type { Db } from '#database/connect.ts';
import type { CatalogueIndex, Entry } from './catalogue-index.ts';
import type { CatalogueSort, Narrowing, SearchKind } from './catalogue-parameters.shared.ts';
import { type Facets, narrow } from './facets.ts';
import { followCatalogue } from './follow-catalogue.ts';
import { coloursOf, hasColour, type Match, rank, sortEntries } from './rank.ts';
import { type Reading, readSearchTerms, type SearchTerm, type Synonym } from './search-terms.ts';
import { wordsOf } from './words.ts';

export type CatalogueQuery = {
  query: string;
  narrowing: Narrowing;
  sort?: CatalogueSort | undefined;
  /** Counts from 1. */
  page: number;
  perPage: number;
};

/** A record that was found; `match` is missing where nothing was searched, and `near` where it is only offered. */
export type CatalogueHit = { kind: SearchKind; recordId: number; match: Match | 'near' | undefined };

export type CatalogueResults = {
  total: number;
  hits: CatalogueHit[];
  facets: Facets;
  /** What was searched instead of what was typed. */
  corrected: string | undefined;
  /** Stones to look at where there is nothing. */
  nearest: CatalogueHit[];
};

const maxNearest = 6;

/** The visitors' search, in memory (docs/decisions/0045-search.md). */
export function createCatalogueService(
  db: Db,
  { findSynonyms }: { findSynonyms: () => Promise<readonly Synonym[]> },
) {
  const follow = followCatalogue(db);
  return {
    async search({ query, narrowing, sort, page, perPage }: CatalogueQuery): Promise<CatalogueResults> {
      const [index, synonyms] = [await follow(), await findSynonyms()];
      const reading = { synonyms, language: index.language };
      const { terms, corrected } = readMeant(index, readSearchTerms(query, reading), reading);
      const found = index.findTerms(terms);
      const { left, facets } = narrow(index, found.keys(), narrowing);
      const isRanked = terms.length > 0 && (sort === undefined || sort === 'relevance');
      const sorted = isRanked
        ? rank(left, { found, terms })
        : sortEntries(left, { sort, collator: index.collator }).map((entry) => ({ entry, match: undefined }));
      const shown = sorted.slice((page - 1) * perPage, page * perPage);
      const near = left.length > 0 ? [] : findNearest(index, terms);
      return {
        ...{ total: left.length, facets, corrected },
        hits: shown.map(({ entry, match }) => toHit(entry, match)),
        nearest: near.map((entry) => toHit(entry, 'near')),
      };
    },
  };
}

/** Shorter words are meant as they are. */
const minLength = 5;
/** Numbers and short words are not mistaken for others. */
const worthCorrecting = /^\p{L}{4,30}$/u;
const maxCandidates = 12;
/** With fewer words each of them matters. */
const leastTerms = 3;

/** What is meant by some terms; `corrected`: how that reads, where it is not what was typed. */
function readMeant(
  index: CatalogueIndex,
  typed: readonly SearchTerm[],
  reading: Reading,
): { terms: readonly SearchTerm[]; corrected: string | undefined } {
  const words = typed.map((term, at) => {
    const isLast = at === typed.length - 1;
    return findBetter(index, { term, reading, isLast }) ?? term.words.join(' ');
  });
  const isCorrected = typed.some((term, at) => term.words.join(' ') !== words[at]);
  const spelt = isCorrected ? readSearchTerms(words.join(' '), reading) : typed;
  const terms = leaveOutWord(index, spelt);
  if (terms) return { terms, corrected: terms.flatMap((term) => term.words).join(' ') };
  return { terms: spelt, corrected: isCorrected ? words.join(' ') : undefined };
}

/** For a word that nothing has the one that it is a letter away from: of several the one that is in most records. */
function findBetter(
  index: CatalogueIndex,
  { term, reading, isLast }: { term: SearchTerm; reading: Reading; isLast: boolean },
): string | undefined {
  const [typed = '', ...others] = term.words;
  if (others.length > 0 || [...typed].length < minLength || index.findTerm(term).size > 0) return undefined;
  const phrases = reading.synonyms.flatMap(({ phrase }) => wordsOf(phrase));
  const known = new Set([...index.vocabulary(), ...phrases]);
  const some = (isLike: (typed: string, word: string) => boolean) =>
    [...known].filter((word) => isLike(typed, word) && worthCorrecting.test(word));
  const whole = some(isOneOff);
  const begun = isLast && whole.length === 0 ? some(beginsOneOff) : [];
  let best: { word: string; count: number } | undefined;
  for (const word of [...whole, ...begun].sort().slice(0, maxCandidates)) {
    const count = index.findTerms(readSearchTerms(word, reading)).size;
    if (count > (best?.count ?? 0)) best = { word, count };
  }
  return best?.word;
}

/**
 * Whoever names a colour wants stones of it. Where some are found by their texts and none of them is of that colour, the
 * word that no name has and without which most stones of the colour are found is left out: "hotel" of "white marble for a
 * hotel floor". @returns the other terms; undefined where all count
 */
function leaveOutWord(index: CatalogueIndex, terms: readonly SearchTerm[]): SearchTerm[] | undefined {
  if (terms.length < leastTerms) return undefined;
  const isColoured = (some: readonly SearchTerm[]) => {
    const colours = coloursOf(some);
    return (entry: Entry) => hasColour(entry, colours);
  };
  if (!index.entries.values().some(isColoured(terms))) return undefined;
  const found = index.findTerms(terms);
  const isFoundByFacts = found.values().some((column) => column <= 1);
  if (found.size === 0 || isFoundByFacts || found.keys().some(isColoured(terms))) return undefined;
  let best: { terms: SearchTerm[]; count: number } | undefined;
  for (const term of terms) {
    const isNamed = index
      .findTerm(term)
      .values()
      .some((column) => column === 0);
    if (isNamed) continue;
    const others = terms.filter((other) => other !== term);
    const count = index.findTerms(others).keys().filter(isColoured(others)).toArray().length;
    if (count > (best?.count ?? 0)) best = { terms: others, count };
  }
  return best?.terms;
}

/** Whether two words differ by one letter: a wrong, a missing or an extra one, or two that have changed places. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [one.slice(start, end), other.slice(start, otherEnd)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Whether a word that is not finished begins like another, but for a letter. */
function beginsOneOff(begun: string, word: string): boolean {
  const lengths = [begun.length - 1, begun.length, begun.length + 1];
  return lengths.some((length) => length < word.length && isOneOff(begun, word.slice(0, length)));
}

/**
 * Stones for somebody who would otherwise see nothing: those that the choices ruled out, those that have most of the
 * words or others that look like them, or the first of the collections.
 */
function findNearest(index: CatalogueIndex, terms: readonly SearchTerm[]): Entry[] {
  const isStone = ({ kind }: Entry) => kind === 'stone';
  if (terms.length > 0) {
    const found = index.findTerms(terms);
    const ruledOut = rank([...found.keys()].filter(isStone), { found, terms });
    if (ruledOut.length > 0) return ruledOut.slice(0, maxNearest).map(({ entry }) => entry);
    const colours = coloursOf(terms);
    const scores = index.findAlike(terms.flatMap((term) => term.words));
    const weightOf = (entry: Entry) => (scores.get(entry) ?? 0) + (hasColour(entry, colours) ? 0.1 : 0);
    const alike = sortEntries(scores.keys().filter(isStone), index);
    alike.sort((one, other) => weightOf(other) - weightOf(one));
    if (alike.length > 0) return alike.slice(0, maxNearest);
  }
  return sortEntries(index.entries.values().filter(isStone), index).slice(0, maxNearest);
}

function toHit({ kind, recordId }: Entry, match: CatalogueHit['match']): CatalogueHit {
  return { kind, recordId, match };
}
