import { useLocation, useNavigate } from 'react-router';
import { type ListOptions, type ListState, readListState, writeListState } from './list-state.ts';
import { useLatestSearch } from './use-latest-search.ts';

export type ListChange = Partial<ListState> & {
  /** Typing and corrections replace the history entry; a choice adds one, so that the back button returns to it. */
  isReplacing?: boolean;
};

/** The list's state in the URL, and how to change it. */
export function useListState(options: ListOptions) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useLatestSearch();
  const state = readListState(options, new URLSearchParams(search));

  /** The URL of the same list with another query; any change but of the page starts at the first page. */
  function hrefOf(change: Partial<ListState>): string {
    const query = writeListState(options, { ...state, page: 1, ...change }).toString();
    return query ? `${pathname}?${query}` : pathname;
  }

  /** Changes the given values, one filter at a time as well; the rest of the query stays. */
  function change({ isReplacing = false, ...changes }: ListChange): void {
    const current = readListState(options, latest.current);
    const filters = { ...current.filters, ...changes.filters };
    latest.current = writeListState(options, { ...current, page: 1, ...changes, filters });
    void navigate(
      { pathname, search: latest.current.toString() },
      { replace: isReplacing, preventScrollReset: changes.page === undefined },
    );
  }

  return { state, hrefOf, change };
}
