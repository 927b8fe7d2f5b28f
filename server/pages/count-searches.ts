import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CatalogueQuery } from '#content/search/catalogue.service.ts';
import { networkOf } from '#people/limits/network-of.ts';
import type { SearchPlace } from '#statistics/searches.repository.ts';
import type { SearchService } from '#statistics/searches.service.ts';

/** The page whose lists of stones are searched by name; its path carries what was typed. */
const landingStart = '/italian-marble/?';
/** The page of results, and what the browser asks for where it has the page already. */
const resultsPattern = /^\/search(?:\/|\/_?\.data|\.data)\?/;

type Parts = {
  searches: Pick<SearchService, 'record'>;
  /** How many stones of the lists have a name like this. */
  countNamed: (query: string) => Promise<number>;
  catalogue: { search: (query: CatalogueQuery) => Promise<{ total: number }> };
};

type Searched = { place: SearchPlace; query: string };

/**
 * Counts what is searched. The page of results is a request itself, and what was typed in the panel is asked for as its
 * head once nobody types any more. The lists of stones are filtered in the browser, which sends nothing for it; but
 * whatever it requests next, an event, a form or another page, names the page it comes from with what was searched, and
 * without scripts the search is a request itself. So public pages need no script for it.
 */
export function countSearches(app: FastifyInstance, { searches, countNamed, catalogue }: Parts): void {
  const countFound: Record<SearchPlace, (query: string) => Promise<number>> = {
    landing: countNamed,
    site: async (query) => (await catalogue.search({ query, narrowing: {}, page: 1, perPage: 1 })).total,
  };
  app.addHook('onResponse', (request, _reply, done) => {
    // Nobody waits for it.
    done();
    const searched = searchOf(request);
    if (!searched?.query) return;
    const { headers, ip } = request;
    const results = () => countFound[searched.place](searched.query);
    void searches
      .record({
        ...{ ...searched, network: networkOf(ip), results },
        doNotTrack: headers.dnt === '1' || headers['sec-gpc'] === '1',
      })
      // The visitor has their response; what could not be counted is not.
      .catch((cause: unknown) => request.log.warn({ err: cause }, 'A search was not counted'));
  });
}

/** What was searched on the page that was requested, or that the request comes from. */
function searchOf(request: FastifyRequest): Searched | undefined {
  const { method, url } = request;
  const { referer = '', host = '' } = request.headers;
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && resultsPattern.test(url)) return { place: 'site', query: queryOf(url) };
  if (method === 'GET' && url.startsWith(landingStart)) return { place: 'landing', query: queryOf(url) };
  const page = referer.slice(referer.indexOf('//') + 2);
  return page.startsWith(host + landingStart) ? { place: 'landing', query: queryOf(page) } : undefined;
}

function queryOf(url: string): string {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('q')?.trim() ?? '';
}
