import { findPlacesNamed } from '#content/checks/record-places.repository.ts';
import { pagedEntities } from '#content/registry.ts';
import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import { staticPages } from '../head/static-pages.ts';
import { suggestPath, wordsOfPath } from './suggest-path.ts';

export type LikePage = { path: string; title: string };

/** So many pages of a kind are compared with a path. */
const comparedAtMost = 40;
/** A word that somebody misspelt mostly begins right. */
const beginningLengths = [4, 3];
const readTables = pagedEntities.map(({ table }) => table);
const stillPages = staticPages.map(({ path, name }) => ({ path, title: name ?? path }));

/** The page of the site that is most like a path that is not there; only pages that share words with it are looked at. */
export function findLikePage(db: Db, path: string): Promise<LikePage | undefined> {
  return remember(db, { key: `like ${path}`, tables: readTables }, () =>
    readInBackground(async () => {
      for (const words of searchesFor(path)) {
        const found = suggestPath(path, [...stillPages, ...(await findPages(db, words))]);
        if (found) return found;
      }
      return suggestPath(path, stillPages);
    }),
  );
}

/** What to look for, the closest first: all words, how they begin, how the longest one begins alone. */
function searchesFor(path: string): string[][] {
  const words = wordsOfPath(path).filter((word) => word.length >= Math.min(...beginningLengths));
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, 1);
  const searches = [
    words,
    ...beginningLengths.map((length) => words.map((word) => word.slice(0, length))),
    longest.map((word) => word.slice(0, Math.max(...beginningLengths))),
  ];
  return searches.filter((search) => search.length > 0);
}

async function findPages(db: Db, words: readonly string[]): Promise<LikePage[]> {
  const pages: LikePage[] = [];
  for (const entity of pagedEntities) {
    const places = await findPlacesNamed(db, { entity: entity.name, words, limit: comparedAtMost });
    pages.push(...places.map((place) => ({ path: entity.pathOf(place), title: place.title })));
  }
  return pages;
}
