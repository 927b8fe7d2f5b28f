import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isAppError } from '#errors/app-error.ts';
import { pageContext } from './page-context.ts';
import { deferScripts } from './site/first-paint/defer-scripts.server.ts';
import { inlineFirstStyles, inlineStyles } from './site/first-paint/inline-styles.server.ts';
import { NonceContext } from './site/first-paint/NonceContext.ts';
import { renderWhole } from './site/first-paint/render-whole.server.ts';
import { shortenData } from './site/first-paint/shorten-data.server.ts';
import { openStills } from './site/still/open-stills.server.ts';
import { StillContext } from './site/still/StillContext.ts';

export { pageContext };

/** Renders a whole page: search engines, caches and visitors without scripting get all of it at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, findStyles } = loadContext.get(pageContext);
  let hasFailed = false;
  const stills = openStills();
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <StillContext value={import.meta.env.PROD ? stills.placeStill : undefined}>
        <ServerRouter context={withPublicRoutes(routerContext, request)} url={request.url} nonce={nonce} />
      </StillContext>
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        hasFailed = true;
        logError(error);
      },
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const whole = import.meta.env.PROD
    ? finish(html, { stills, findStyles, isBackOffice: isBackOffice(request) })
    : html;
  return new Response(whole, { status: hasFailed ? 500 : status, headers });
}

type Finishing = {
  stills: ReturnType<typeof openStills>;
  findStyles: (path: string) => string | undefined;
  isBackOffice: boolean;
};

/** Still parts are filled in at the end, as they were finished the first time. */
function finish(html: string, { stills, findStyles, isBackOffice: isPlain }: Finishing): string {
  const { frame, marksOf, fill } = stills.take(withoutDiscovery(html));
  const page = shortenData(deferScripts(frame));
  return fill(isPlain ? inlineStyles(page, findStyles) : inlineFirstStyles(page, findStyles, marksOf));
}

/** What visitors cause by asking for what is not there is no error of the site; where it is busy the server answers. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isAppError(error)) context.get(pageContext).onFailure(error);
  else if (!request.signal.aborted) logError(error);
};

/** All routes are known from the start (react-router.config.ts), so no link leads to one that has to be asked for. */
function withoutDiscovery(html: string): string {
  return html.replaceAll(' data-discover="true"', '');
}

function isBackOffice(request: Request): boolean {
  return /^\/admin(?:\/|$)/.test(new URL(request.url).pathname);
}

/** Visitors get a table without the back office's routes, which `scripts/build/public-routes.ts` writes. */
function withPublicRoutes(context: EntryContext, request: Request): EntryContext {
  if (import.meta.env.DEV || isBackOffice(request)) return context;
  const url = context.manifest.url.replace(/\.js$/, '-public.js');
  return { ...context, manifest: { ...context.manifest, url } };
}

function logError(error: unknown): void {
  const err =
    error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
  console.error(JSON.stringify({ level: 'error', time: Date.now(), msg: 'page failed', err }));
}
