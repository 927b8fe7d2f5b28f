import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext } from '../page-context.ts';

/** `url`: without what marks the request of a page's data. */
export type Asked = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** The redirect that somebody made for a path where no page is (specification/addresses.md, "Redirects"). */
export async function findRedirect({ context, url }: Asked): Promise<Response | undefined> {
  const { redirects } = context.get(pageContext).services;
  const target = await redirects.follow(url.pathname, url.search);
  return target === undefined ? undefined : redirect(target, 301);
}

/**
 * What a path answers where no page is: the redirect that somebody made, or else `answer`, which is counted as not found.
 * What a link merely fetches ahead is not.
 */
export async function answerMissing<Answer>(asked: Asked, answer: Answer): Promise<Response | Answer> {
  const found = await findRedirect(asked);
  if (found) return found;
  const { headers, method } = asked.request;
  const isAhead = /prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
  if (method === 'GET' && !isAhead) {
    const { services, visitor } = asked.context.get(pageContext);
    const request = { url: asked.url.pathname, referrer: headers.get('referer') ?? '' };
    services.missingPaths.count({ ...request, userAgent: visitor.userAgent, ip: visitor.ip });
  }
  return answer;
}
