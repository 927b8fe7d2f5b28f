import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { languagePrefix } from '#messages/language.ts';
import type { PageContext } from './page-context.ts';

/** Renders the page of a request; knows React Router so that nothing else in the server has to. */
export type PageRenderer = {
  render: (request: Request, context: PageContext) => Promise<Response>;
};

/** Files in a folder, by their names in it. */
export type BuiltFiles = { folder: string; names: ReadonlySet<string> };

export type Pages = {
  renderer: PageRenderer;
  findStyles: PageContext['findStyles'];
  getFiles?: PageContext['getFiles'];
  /** Built scripts, styles and public files. */
  client?: BuiltFiles;
  /** In development: what serves the sources, ahead of every route. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
};

/** The build that has the page of a path. */
type LoadBuild = (path: string) => Promise<ServerBuild>;

export function createPageRenderer(loadBuild: LoadBuild, mode: 'production' | 'development'): PageRenderer {
  const handlers = new WeakMap<ServerBuild, Map<string, ReturnType<typeof createRequestHandler>>>();
  /** Made once for each build and language: its table of routes is sorted and compiled then. */
  function handlerOf(build: ServerBuild) {
    const ofBuild = handlers.get(build) ?? new Map<string, ReturnType<typeof createRequestHandler>>();
    handlers.set(build, ofBuild);
    // Links and redirects of a page are written without the language; React Router puts it in front of them.
    const basename = `${languagePrefix()}/`;
    const handle = ofBuild.get(basename) ?? createRequestHandler({ ...build, basename }, mode);
    ofBuild.set(basename, handle);
    return handle;
  }

  return {
    async render(request, pageContext) {
      const build = await loadBuild(new URL(request.url).pathname);
      const handle = handlerOf(build);
      const context = new RouterContextProvider();
      // Context keys are compared by identity, so the bundle's own key is used and not this module's copy.
      context.set(pageContextKeyOf(build), pageContext);
      return handle(request, context);
    },
  };
}

type PageContextKey = RouterContext<PageContext>;

function pageContextKeyOf(build: ServerBuild): PageContextKey {
  const entry: object = build.entry.module;
  if ('pageContext' in entry) return entry.pageContext as PageContextKey;
  throw new Error('The page bundle does not export its context key');
}
