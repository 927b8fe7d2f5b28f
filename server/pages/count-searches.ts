import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CatalogueQuery } from '#content/search/catalogue.service.ts';
import { networkOf } from '#people/limits/network-of.ts';
import type { LandingSearch } from '#publishing/landing/landing-search.service.ts';
import type { SearchPlace } from '#statistics/searches.repository.ts';
import type { SearchService } from '#statistics/searches.service.ts';

/** A page whose lists of stones may be searched by name; its path carries what was typed. */
const landingPattern = /^\/([a-z0-9-]+)(?:\/|\.data)?\?/;
/** The page of results, and what the browser asks for where it has the page already. */
const resultsPattern = /^\/search(?:\/|\/_?\.data|\.data)\?/;

type Parts = {
  searches: Pick<SearchService, 'record'>;
  landingSearch: LandingSearch;
  catalogue: { search: (query: CatalogueQuery) => Promise<{ total: number }> };
};

/** `slug`: of what may be a landing page. */
type Searched = { place: SearchPlace; slug: string; query: string };

/**
 * Counts what is searched. The page of results is a request itself, and what was typed in the panel is asked for as its
 * head once nobody types any more. The lists of stones are filtered in the browser, which sends nothing for it; but
 * whatever it requests next, an event, a form or another page, names the page it comes from with what was searched, and
 * without scripts the search is a request itself. So public pages need no script for it.
 */
export function countSearches(app: FastifyInstance, { searches, landingSearch, catalogue }: Parts): void {
  const countFound: Record<SearchPlace, (searched: Searched) => Promise<number | undefined>> = {
    landing: ({ slug, query }) => landingSearch.countNamed(slug, query),
    site: async ({ query }) => (await catalogue.search({ query, narrowing: {}, page: 1, perPage: 1 })).total,
  };
  app.addHook('onResponse', (request, _reply, done) => {
    // Nobody waits for it.
    done();
    const searched = searchOf(request);
    if (!searched?.query) return;
    const { headers, ip } = request;
    const { place, query } = searched;
    void searches
      .record({
        ...{ place, query, network: networkOf(ip), results: () => countFound[place](searched) },
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
  if (isRead && resultsPattern.test(url)) return { place: 'site', slug: '', query: queryOf(url) };
  const here = method === 'GET' ? searchOnLanding(url) : undefined;
  if (here) return here;
  const page = referer.slice(referer.indexOf('//') + 2);
  return page.startsWith(`${host}/`) ? searchOnLanding(page.slice(host.length)) : undefined;
}

function searchOnLanding(url: string): Searched | undefined {
  const slug = landingPattern.exec(url)?.[1];
  return slug === undefined ? undefined : { place: 'landing', slug, query: queryOf(url) };
}

function queryOf(url: string): string {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('q')?.trim() ?? '';
}
