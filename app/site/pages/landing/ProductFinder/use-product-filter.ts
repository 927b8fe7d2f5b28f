import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takeLinks } from '../../../behaviour/take-links.ts';
import { type FilterValues, hrefOfFilter, type ProductList, readProductFilter } from './filter-products.ts';

type ApplyFilter = (values: FilterValues) => void;

export type ActiveFilter = {
  values: FilterValues;
  /** Increases with every filter that was not typed, to render the search field again. */
  turn: number;
  /** Applies the value that is typed or chosen in the search. */
  apply: ApplyFilter;
};

/** Links that filter in the browser instead of loading the page. */
const filterLinks = 'a[data-filters-products]';

/**
 * The filter of the product lists. With scripts the results are rendered at once, and the URL follows without an entry
 * in the history; without them each filter is a request.
 */
export function useProductFilter(lists: readonly ProductList[], initial: FilterValues): ActiveFilter {
  const [filter, setFilter] = useState({ values: initial, turn: 0 });
  const { key } = useLocation();
  const { path } = initial;
  const apply = useCallback((values: FilterValues) => {
    // Typing is more urgent than the list.
    startTransition(() => setFilter(({ turn }) => ({ values, turn })));
    writeToUrl(values);
  }, []);
  // Each navigation to the page reads the URL anew.
  useEffect(() => {
    const values = readProductFilter({ path, search: new URLSearchParams(location.search) }, lists);
    startTransition(() =>
      setFilter((was) => (isSame(was.values, values) ? was : { values, turn: was.turn + 1 })),
    );
  }, [key, lists, path]);
  useEffect(
    () =>
      takeLinks(filterLinks, (link) => {
        const values = readProductFilter({ path, search: new URLSearchParams(link.search) }, lists);
        startTransition(() => setFilter(({ turn }) => ({ values, turn: turn + 1 })));
        writeToUrl(values);
        showResultsOf(link);
      }),
    [lists, path],
  );
  return { ...filter, apply };
}

function isSame(one: FilterValues, other: FilterValues): boolean {
  return hrefOfFilter(one) === hrefOfFilter(other);
}

function writeToUrl(values: FilterValues): void {
  try {
    history.replaceState(history.state, '', hrefOfFilter({ ...values, path: location.pathname }));
  } catch {
    // Browsers reject too frequent history updates; the next input brings the URL up to date.
  }
}

/** Scrolls to the results, with the search above them, unless they are in the upper part of the window already. */
export function showResults(): void {
  const results = document.getElementById('stones-found');
  const top = results?.getBoundingClientRect().top ?? 0;
  const lowest = (visualViewport?.height ?? innerHeight) * 0.45;
  if (top < 0 || top > lowest) results?.scrollIntoView();
}

function showResultsOf(link: HTMLAnchorElement): void {
  showResults();
  // The link itself may be removed with the results that contained it.
  requestAnimationFrame(() => {
    if (link.isConnected) return;
    const finder = document.getElementById('stones');
    finder?.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
  });
}
