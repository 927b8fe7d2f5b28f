import { type RouterContextProvider, redirect } from 'react-router';
import { isOnPages } from '#content/off-pages.shared.ts';
import { pageContext } from '../page-context.ts';
import { redirectTo } from './redirect-to.ts';

/** `url`: without what marks the request of a page's data. */
export type PageRequest = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** The redirect that somebody made for a path where no page is (specification/addresses.md, "Redirects"). */
export async function findRedirect(missing: PageRequest): Promise<Response | undefined> {
  const { redirects } = missing.context.get(pageContext).services;
  const target = await redirects.follow(pathOf(missing), missing.url.search);
  return target === undefined ? undefined : redirectTo(target, 301);
}

/**
 * What a path responds with where no page is: the redirect that somebody made, or else `page`, and the path is counted
 * as not found. What a link merely fetches ahead is not counted.
 */
export async function respondToMissing<Page>(missing: PageRequest, page: Page): Promise<Response | Page> {
  const found = await findRedirect(missing);
  if (found) return found;
  const { headers, method } = missing.request;
  const isAhead = /prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
  if (method === 'GET' && !isAhead) {
    const { services, visitor } = missing.context.get(pageContext);
    const request = { url: missing.url.pathname, referrer: headers.get('referer') ?? '' };
    services.missingPaths.count({ ...request, userAgent: visitor.userAgent, ip: visitor.ip });
  }
  return page;
}

/**
 * A page that is switched off is as unknown as any that never was. What was filled in on it before is still taken: only
 * looking at it is refused.
 */
export async function refuseOffPage(missing: PageRequest): Promise<void> {
  const { services } = missing.context.get(pageContext);
  if (missing.request.method === 'POST') return;
  if (!isOnPages(pathOf(missing), await services.links.findOffPages())) return;
  throw await respondToMissing(missing, redirect('/404'));
}

/** A page's path without the language that it is read in. */
function pathOf({ context, url }: PageRequest): string {
  return url.pathname.slice(context.get(pageContext).services.languagePrefix().length);
}
