import { findPlacesNamed } from '#content/editorial/checks/record-places.repository.ts';
import { isOnPages } from '#content/off-pages.shared.ts';
import { findOffPages, isEntityOff } from '#content/off-pages.ts';
import { pagedEntities } from '#content/registry.ts';
import { staticPages } from '#content/static-pages.shared.ts';
import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';

export type LikePage = { path: string; title: string };

/** So many pages of a kind are compared with a path. */
const comparedAtMost = 40;
/** A word that somebody misspelt mostly begins right. */
const beginningLengths = [4, 3];
const stillPages = staticPages.map(({ path, label }) => ({ path, title: label }));

/** Below this a path has hardly more in common than letters. */
const minLikeness = 0.35;

/** The page of the site that is most like a path that is not there; only pages that share words with it are looked at. */
export function findLikePage(db: Db, path: string): Promise<LikePage | undefined> {
  return remember(db, `like ${path}`, () =>
    readInBackground(async () => {
      const offPages = await findOffPages(db);
      const still = stillPages.filter((page) => !isOnPages(page.path, offPages));
      for (const words of searchesFor(path)) {
        const found = suggestPath(path, [...still, ...(await findPages(db, { words, offPages }))]);
        if (found) return found;
      }
      return suggestPath(path, still);
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

type Page = { path: string; title: string };

/** The page whose path is most like one that is not there, by the groups of three letters that both have. */
function suggestPath(path: string, pages: readonly Page[]): Page | undefined {
  const grams = gramsOf(path);
  let best: { page: Page; likeness: number } | undefined;
  for (const page of pages) {
    const others = gramsOf(page.path);
    const likeness = (2 * grams.intersection(others).size) / (grams.size + others.size);
    if (likeness >= minLikeness && likeness > (best?.likeness ?? 0)) best = { page, likeness };
  }
  return best && { path: best.page.path, title: best.page.title };
}

/** The words that the last part of a path is made of. */
function wordsOfPath(path: string): string[] {
  return plainly(path).split(' ').filter(Boolean);
}

/** The last part tells most: what stands before it and its ending are often an older site's. */
function gramsOf(path: string): Set<string> {
  const words = ` ${plainly(path)} `;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= words.length; at += 1) grams.add(words.slice(at, at + 3));
  return grams;
}

function plainly(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return decode(last)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function findPages(
  db: Db,
  { words, offPages }: { words: readonly string[]; offPages: readonly string[] },
): Promise<LikePage[]> {
  const pages: LikePage[] = [];
  for (const entity of pagedEntities.filter(({ name }) => !isEntityOff(name, offPages))) {
    const places = await findPlacesNamed(db, { entity: entity.name, words, limit: comparedAtMost });
    pages.push(...places.map((place) => ({ path: entity.pathOf(place), title: place.title })));
  }
  return pages;
}
