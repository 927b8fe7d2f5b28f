import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageContext, pageContext } from '#app/page-context.ts';
import type { PagePieces } from '#site/page-pieces.shared.ts';

/** Renders the page of a request; knows React Router so that nothing else in the server has to. */
export type PageRenderer = {
  render: (request: Request, context: Omit<PageContext, 'onRendered'>) => Promise<RenderedPage>;
};

/** `page` is the body where a page was rendered, and the response has none then. */
export type RenderedPage = { response: Response; page?: PagePieces | undefined };

/** Files in a folder, by their names in it. */
export type BuiltFiles = { folder: string; names: ReadonlySet<string> };

export type Pages = {
  renderer: PageRenderer;
  findStyles: PageContext['findStyles'];
  /** Built scripts, styles and public files. */
  client?: BuiltFiles;
  /** In development: what serves the sources, ahead of every route. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
};

/** The build that has the page of a path. */
type LoadBuild = (path: string) => Promise<ServerBuild>;

export function createPageRenderer(loadBuild: LoadBuild, mode: 'production' | 'development'): PageRenderer {
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();
  /** Made once for each build: its table of routes is sorted and compiled then. */
  function handlerOf(build: ServerBuild) {
    const known = handlers.get(build);
    if (known) return known;
    const handle = createRequestHandler(build, mode);
    handlers.set(build, handle);
    return handle;
  }

  return {
    async render(request, pageContext) {
      const build = await loadBuild(new URL(request.url).pathname);
      const handle = handlerOf(build);
      const context = new RouterContextProvider();
      // Context keys are compared by identity, so the bundle's own key is used and not this module's copy.
      let rendered: PagePieces | undefined;
      const onRendered = (page: PagePieces) => {
        rendered = page;
      };
      context.set(pageContextKeyOf(build), { ...pageContext, onRendered });
      const response = await handle(request, context);
      const page = rendered;
      // What belonged to a request mostly lives until all memory is searched; the page would be the most of it by far.
      rendered = undefined;
      // Where a page is led elsewhere after all, what was rendered is not the answer.
      return { response, page: response.headers.has('location') ? undefined : page };
    },
  };
}

type PageContextKey = typeof pageContext;

function pageContextKeyOf(build: ServerBuild): PageContextKey {
  const entry: object = build.entry.module;
  if ('pageContext' in entry) return entry.pageContext as PageContextKey;
  throw new Error('The page bundle does not export its context key');
}
