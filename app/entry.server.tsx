import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isAppError } from '#errors/app-error.ts';
import { isBackOfficePath } from './back-office/back-office-path.ts';
import { pageContext } from './page-context.ts';
import { DataApartContext } from './site/first-paint/DataApartContext.ts';
import { finishPage } from './site/first-paint/finish-page.server.ts';
import { NonceContext } from './site/first-paint/NonceContext.ts';
import { renderWhole } from './site/first-paint/render-whole.server.ts';
import { openStills } from './site/still/open-stills.server.ts';
import { StillContext } from './site/still/StillContext.ts';

export { pageContext };

/**
 * Renders a whole page: search engines, caches and visitors without scripting get all of it at once. The response has
 * no body; the page is handed over beside it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, findStyles, isDataApart, onRendered } = loadContext.get(pageContext);
  const isApart =
    import.meta.env.PROD && isDataApart && status === 200 && !routerContext.staticHandlerContext.errors;
  let hasFailed = false;
  const stills = openStills();
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <DataApartContext value={isApart}>
        <StillContext value={import.meta.env.PROD ? stills : undefined}>
          <ServerRouter
            context={contextOf(routerContext, request, isApart)}
            url={request.url}
            nonce={nonce}
          />
        </StillContext>
      </DataApartContext>
    </NonceContext>,
    {
      nonce,
      isDataApart: isApart,
      signal: request.signal,
      onError(error) {
        hasFailed = true;
        logError(error);
      },
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  onRendered(
    import.meta.env.PROD
      ? finishPage(html, {
          stills,
          findStyles,
          nonce,
          isDataApart: isApart,
          isBackOffice: isBackOffice(request),
        })
      : [html],
  );
  return new Response(null, { status: hasFailed ? 500 : status, headers });
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

function isBackOffice(request: Request): boolean {
  return isBackOfficePath(new URL(request.url).pathname);
}

/**
 * What React renders from. Visitors get a table without the back office's routes, which `scripts/build/public-routes.ts`
 * writes, and no data where their scripts ask for it. Data is encoded when it is read, by a getter of the prototype
 * (`scripts/build/bundle-server.mjs`); the context is no prototype itself, since what is one stays until memory is searched whole.
 */
function contextOf(context: EntryContext, request: Request, isDataApart: boolean): EntryContext {
  if (import.meta.env.DEV || isBackOffice(request)) return context;
  const manifest = { ...context.manifest, url: context.manifest.url.replace(/\.js$/, '-public.js') };
  // As it is where a page has no data; its type has no word for that.
  const none = { serverHandoffStream: undefined } as unknown as Pick<EntryContext, 'serverHandoffStream'>;
  if (isDataApart) return { ...context, manifest, ...none };
  return Object.setPrototypeOf({ ...context, manifest }, Object.getPrototypeOf(context));
}

function logError(error: unknown): void {
  const err =
    error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
  console.error(JSON.stringify({ level: 'error', time: Date.now(), msg: 'page failed', err }));
}
