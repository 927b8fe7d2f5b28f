import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext } from '../page-context.ts';

export type Asked = { context: Readonly<RouterContextProvider>; request: Request };

/** The redirect that somebody made for a path where no page is (specification/addresses.md, "Redirects"). */
export async function findRedirect({ context, request }: Asked): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const target = await context.get(pageContext).services.redirects.follow(pathname, search);
  return target === undefined ? undefined : redirect(target, 301);
}

/**
 * What a path answers where no page is: the redirect that somebody made, or else `answer`, which is counted as not found.
 * What a link merely fetches ahead is not.
 */
export async function answerMissing<Answer>(asked: Asked, answer: Answer): Promise<Response | Answer> {
  const found = await findRedirect(asked);
  if (found) return found;
  const { headers, method, url } = asked.request;
  const isAhead = /prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
  if (method === 'GET' && !isAhead) {
    const { services, visitor } = asked.context.get(pageContext);
    const request = { url: new URL(url).pathname, referrer: headers.get('referer') ?? '' };
    services.missingPaths.count({ ...request, userAgent: visitor.userAgent, ip: visitor.ip });
  }
  return answer;
}
