import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import { intentMs } from './timings.ts';

const intents = ['mouseover', 'focusin', 'touchstart'];

/**
 * Prefetches a page's data, modules and styles as soon as somebody is likely to follow a link to it. One listener
 * serves every link of every page. React Router's own `prefetch` is not used, because it runs the modules, and if one
 * of them can't be loaded, offline or after a release, it reloads the page while the visitor is using it.
 */
export function useFetchAhead(): void {
  const framework = useContext(UNSAFE_FrameworkContext);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (!framework || !router) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !leadsToPage(link) || isConnectionThin()) return;
      const route = framework.manifest.routes[router.match(link.pathname)?.at(-1)?.route.id ?? ''];
      if (route) timer = setTimeout(() => fetchPage(link, route), intentMs);
    };
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of intents) document.removeEventListener(name, onIntent);
    };
  }, [framework, router]);
}

/** Whether a link leads to another page of the site, not to a file of it nor elsewhere. */
function leadsToPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return (
    origin === location.origin && pathname !== location.pathname && target === '' && pathname.endsWith('/')
  );
}

type Route = {
  id: string;
  hasLoader: boolean;
  module: string;
  imports?: string[] | undefined;
  css?: string[] | undefined;
};

function fetchPage(link: HTMLAnchorElement, { id, hasLoader, module, imports = [], css = [] }: Route): void {
  if (hasLoader) hint({ rel: 'prefetch', as: 'fetch', href: dataHref(link, id) });
  for (const href of [module, ...imports]) hint({ rel: 'modulepreload', href });
  for (const href of css) hint({ rel: 'prefetch', as: 'style', href });
}

/** The URL at which React Router will request the data of a page whose layout is loaded already. */
function dataHref({ pathname, search }: HTMLAnchorElement, routeId: string): string {
  const query = new URLSearchParams(search);
  query.set('_routes', routeId);
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${query}`;
}

/** The browser skips what it has cached; a second hint only matters once the first response is stale. */
function hint(attributes: { rel: string; as?: string; href: string }): void {
  const link = Object.assign(document.createElement('link'), attributes);
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
}

declare global {
  interface Navigator {
    /** Network Information API, which not every browser supports. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** On a slow connection, or with data saving on, nothing is prefetched. */
function isConnectionThin(): boolean {
  const { connection, onLine } = navigator;
  return !onLine || connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
