import { useLocation, useNavigate } from 'react-router';
import { type ListOptions, type ListState, readListState, writeListState } from './list-state.ts';

export type ListChange = Partial<ListState> & {
  /** Typing and corrections take the place of the address before them; a choice is a step to go back over. */
  isReplacing?: boolean;
};

/** The list's state as the address bar tells it, and how to change it. */
export function useListState(options: ListOptions) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = readListState(options, new URLSearchParams(search));

  /** The address of the same list with something else asked; anything but a page starts at the first page. */
  function addressOf(change: Partial<ListState>): string {
    const query = writeListState(options, { ...state, page: 1, ...change }).toString();
    return query ? `${pathname}?${query}` : pathname;
  }

  /** Changes what is given, one filter at a time as well; the rest stays as asked. */
  function change({ isReplacing = false, ...changes }: ListChange): void {
    // Asked of the window: of two quick choices, the second may come before the first has been rendered.
    const current = readListState(options, new URLSearchParams(window.location.search));
    const filters = { ...current.filters, ...changes.filters };
    const query = writeListState(options, { ...current, page: 1, ...changes, filters }).toString();
    void navigate(
      { pathname, search: query },
      { replace: isReplacing, preventScrollReset: changes.page === undefined },
    );
  }

  return { state, addressOf, change };
}
