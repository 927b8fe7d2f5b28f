import { dayAt } from '#content/kit/zoned-days.shared.ts';
import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { addSearch, deleteSearches, type SearchPlace } from './searches.repository.ts';

export type SearchService = ReturnType<typeof createSearchService>;

/** What was searched. `results`: how many were found; undefined where nothing could be. Only asked for where the search is counted. */
type SearchEvent = {
  place: SearchPlace;
  query: string;
  results: () => Promise<number | undefined>;
  /** Who searches, so that the same search counts once; kept in memory for some minutes only. */
  network: string;
  doNotTrack: boolean;
};

/** Who looks at results, goes back and reloads has searched once. */
const sameSearchMs = 10 * 60_000;
const maxRemembered = 5_000;
/** How many different searches of a day are counted apart; all others are counted together. */
const maxRowsPerDay = 500;
const keptMonths = 24;

const maxQueryLength = 80;
const minQueryLength = 3;
/** An e-mail address or a telephone number was typed into the wrong field: it is nobody's business. */
const looksPersonal = /@|(?:\d[\s().-]*){6,}/;

/**
 * What visitors search on the site, and whether it was found: a number for each day of the company's, search and text. The lists of
 * stones on the landing page are counted here; a search of the whole site calls `record` with its own place.
 */
export function createSearchService(
  db: Db,
  options: { now?: () => Date; findTimeZone: () => Promise<string> },
) {
  const now = options.now ?? (() => new Date());
  const remembered = new Map<string, number>();

  function isRepeated(key: string): boolean {
    const nowMs = now().getTime();
    if ((remembered.get(key) ?? 0) > nowMs) return true;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, nowMs + sameSearchMs);
    return false;
  }

  return {
    async record({ place, query, results, network, doNotTrack }: SearchEvent): Promise<void> {
      const text = foldText(query).slice(0, maxQueryLength);
      if (doNotTrack || text.length < minQueryLength || looksPersonal.test(text)) return;
      if (isRepeated(JSON.stringify([network, place, text]))) return;
      const count = await results();
      if (count === undefined) return;
      const outcome = count > 0 ? 'found' : 'missed';
      const day = dayAt(now(), await options.findTimeZone());
      await addSearch(db, { place, query: text, outcome, day, maxRowsPerDay });
    },

    /** Deletes what was counted more than 24 months ago. */
    async removeExpired(): Promise<void> {
      const limit = now();
      limit.setUTCMonth(limit.getUTCMonth() - keptMonths);
      await deleteSearches(db, limit.toISOString().slice(0, 'YYYY-MM-DD'.length));
    },
  };
}
