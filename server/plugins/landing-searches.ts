import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SearchService } from '#analytics/searches.service.ts';
import { networkOf } from '#limits/network-of.ts';

/** The page whose lists of stones are searched by name; its path carries what was typed. */
const searchPath = '/italian-marble/';

type Parts = {
  searches: Pick<SearchService, 'record'>;
  /** How many stones of the lists have a name like this. */
  countNamed: (query: string) => Promise<number>;
};

/**
 * Counts what is searched in the lists of stones. They are filtered in the browser, which sends nothing for it; but
 * whatever it requests next, an event, a form or another page, names the page it comes from with what was searched, and
 * without scripts the search is a request itself. So public pages need no script for it.
 */
export function countLandingSearches(app: FastifyInstance, { searches, countNamed }: Parts): void {
  app.addHook('onResponse', async (request) => {
    const query = searchOf(request);
    if (!query) return;
    const { headers, ip } = request;
    await searches
      .record({
        ...{ place: 'landing', query, network: networkOf(ip), results: () => countNamed(query) },
        doNotTrack: headers.dnt === '1' || headers['sec-gpc'] === '1',
      })
      // The visitor has their response; what could not be counted is not.
      .catch((cause: unknown) => request.log.warn({ err: cause }, 'A search was not counted'));
  });
}

/** What was searched on the page that was requested, or that the request comes from. */
function searchOf(request: FastifyRequest): string {
  const start = `${searchPath}?`;
  const { referer = '', host = '' } = request.headers;
  if (request.method === 'GET' && request.url.startsWith(start)) return queryOf(request.url);
  const page = referer.slice(referer.indexOf('//') + 2);
  return page.startsWith(host + start) ? queryOf(page) : '';
}

function queryOf(url: string): string {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('q')?.trim() ?? '';
}
