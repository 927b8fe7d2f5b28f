import { useSearchParams } from 'react-router';
import { useLatestSearch } from './use-latest-search.ts';

/** The query of a list, which stands in the URL; every change but that of the page goes back to the first one. */
export function useUrlQuery() {
  const [params, setParams] = useSearchParams();
  const latest = useLatestSearch();

  function changed(before: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
    const next = new URLSearchParams(before);
    if (!('page' in change)) next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  }

  return {
    read: (name: string) => params.get(name) ?? '',
    page: pageOf(params),
    change: (change: Readonly<Record<string, string>>) => {
      latest.current = changed(latest.current, change);
      setParams(latest.current, { replace: 'search' in change, preventScrollReset: true });
    },
    hrefOf: (page: number) => `?${changed(params, { page: page > 1 ? String(page) : '' })}`,
  };
}

/** @returns the number of a page, whatever stands in the URL */
function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}

/** The query of an endpoint: the parameters of the URL that it knows, and its page. */
export function apiQueryOf(url: string, options: { names: readonly string[]; perPage: number }): string {
  const params = new URL(url).searchParams;
  const query = new URLSearchParams({ page: String(pageOf(params)), per_page: String(options.perPage) });
  for (const name of options.names) {
    const value = params.get(name);
    if (value) query.set(name, value.slice(0, 200));
  }
  return query.toString();
}
