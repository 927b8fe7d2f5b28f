import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isAppError } from '#errors/app-error.ts';
import { maskText } from '#server/observability/masked-url.shared.ts';
import { isBackOfficePath } from './back-office/back-office-path.ts';
import { lazyModules, pageContext } from './page-context.ts';
import { addFiles } from './site/first-paint/add-files.server.ts';
import { deferScripts } from './site/first-paint/defer-scripts.server.ts';
import { inlineStyles } from './site/first-paint/inline-styles.server.ts';
import { NonceContext } from './site/first-paint/NonceContext.ts';
import { renderWhole } from './site/first-paint/render-whole.server.ts';

export { pageContext };

/** Renders a whole page: search engines, caches and visitors without scripting get all of it at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, findStyles, getFiles = () => [] } = loadContext.get(pageContext);
  let hasFailed = false;
  const rendered = await renderWhole(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
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
  const files = loadContext.get(lazyModules).flatMap(getFiles);
  const html = inlineStyles(addFiles(rendered, files), { findStyles, nonce });
  headers.set('content-type', 'text/html; charset=utf-8');
  const isDeferred = import.meta.env.PROD && !isBackOfficePath(new URL(request.url).pathname);
  return new Response(isDeferred ? deferScripts(html) : html, { status: hasFailed ? 500 : status, headers });
}

/** What visitors cause by asking for what is not there is no error of the site; where it is busy the server answers. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isAppError(error)) context.get(pageContext).onFailure(error);
  else if (!request.signal.aborted && !isVisitorsMistake(error)) logError(error);
};

/** Such as a form sent to a page that takes none. */
function isVisitorsMistake(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

function logError(error: unknown): void {
  const err =
    error instanceof Error
      ? { message: maskText(error.message), stack: maskText(error.stack ?? '') }
      : { message: maskText(String(error)) };
  console.error(JSON.stringify({ level: 'error', time: Date.now(), msg: 'page failed', err }));
}
