import type { Db } from '#database/connect.ts';
import type { CatalogueSort, Narrowing } from './catalogue-parameters.shared.ts';
import { correctTerms } from './correct-terms.ts';
import type { Facets } from './facets.ts';
import { findTerms } from './find-words.ts';
import { type Catalogue, followCatalogue } from './follow-catalogue.ts';
import { leaveOutWord } from './leave-out-word.ts';
import { narrow } from './narrow.ts';
import { findNearest } from './nearest.ts';
import { type Match, rank, sortPlaces } from './rank.ts';
import type { SearchKind } from './search-entries.ts';
import { readSearchTerms, type SearchTerm, type Synonym } from './search-terms.ts';

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

/** The visitors' search: words by the database, choices and counts in memory (docs/decisions/0045-search.md). */
export function createCatalogueService(
  db: Db,
  { findSynonyms }: { findSynonyms: () => Promise<readonly Synonym[]> },
) {
  const follow = followCatalogue(db);
  return {
    async search(query: CatalogueQuery): Promise<CatalogueResults> {
      const [catalogue, synonyms] = [await follow(), await findSynonyms()];
      const typed = readSearchTerms(query.query, synonyms);
      const { terms, corrected } = await readMeant(db, catalogue, { typed, synonyms });
      const { places, ...results } = await findPlaces(db, catalogue, { ...query, terms });
      const shown = places.slice((query.page - 1) * query.perPage, query.page * query.perPage);
      const near = results.total > 0 ? [] : await findNearest(db, catalogue, terms);
      return {
        ...{ ...results, corrected },
        hits: shown.map(({ place, match }) => toHit(catalogue, place, match)),
        nearest: near.map((place) => toHit(catalogue, place, 'near')),
      };
    },
  };
}

/** The words that are searched, and how they read where they are not those that were typed. */
async function readMeant(
  db: Db,
  catalogue: Catalogue,
  { typed, synonyms }: { typed: readonly SearchTerm[]; synonyms: readonly Synonym[] },
) {
  const spelt = await correctTerms(db, catalogue, { terms: typed, synonyms });
  const terms = await leaveOutWord(db, catalogue, spelt.terms);
  return terms ? { terms, corrected: terms.flatMap(({ words }) => words).join(' ') } : spelt;
}

async function findPlaces(
  db: Db,
  { memory }: Catalogue,
  { terms, narrowing, sort, page, perPage }: CatalogueQuery & { terms: readonly SearchTerm[] },
) {
  const count = page * perPage;
  // Bitmaps of a hundred thousand entries are not made where nothing is searched.
  const bits = terms.length > 0 ? await findTerms(db, memory, terms) : undefined;
  const { left, total, facets } = narrow(memory, bits?.texts ?? memory.living, narrowing);
  if (bits) {
    const ranked = rank(memory, { left, bits, terms, count });
    if (sort === undefined || sort === 'relevance') return { total, facets, places: ranked };
  }
  const places = sortPlaces(memory, left, { sort, count }).map((place) => ({ place, match: undefined }));
  return { total, facets, places };
}

function toHit({ memory }: Catalogue, place: number, match: CatalogueHit['match']): CatalogueHit {
  const { kind, recordId } = memory.entries[place]?.row ?? { kind: 'stone' as const, recordId: 0 };
  return { kind, recordId, match };
}
