import { useLocation, useNavigate } from 'react-router';
import { useLatestSearch } from '../../kit/lists/use-latest-search.ts';
import { type InboxScope, itemParameter, scopedQuery } from './inbox.ts';
import { changeListQuery, type ListQuery, readListQuery } from './list-query.ts';

export type InboxQuery = ReturnType<typeof useInboxQuery>;
export type ChangeQuery = (change: Partial<ListQuery>, how?: 'typing' | 'correcting') => void;

/** The list's query, as the URL has it, and the function that changes it. */
export function useInboxQuery(scope: InboxScope) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  // The search box waits for a pause, and a filter chosen meanwhile must not be lost.
  const latest = useLatestSearch();

  function toPath(changed: URLSearchParams): string {
    return changed.size > 0 ? `${pathname}?${changed}` : pathname;
  }

  // Typing and corrections replace the history entry; choosing a filter adds one.
  const change: ChangeQuery = (changes, how) => {
    latest.current = changeListQuery(latest.current, changes);
    void navigate(toPath(latest.current), { replace: how !== undefined, preventScrollReset: true });
  };
  const pathOf = (changes: Partial<ListQuery>) => toPath(changeListQuery(params, changes));

  /** Another page of the same list; an item that is open stays open over it. */
  function turnTo(page: number, openId: number | undefined): void {
    latest.current = changeListQuery(latest.current, { page });
    const target = new URLSearchParams(latest.current);
    if (openId !== undefined) target.set(itemParameter, String(openId));
    void navigate(toPath(target), { replace: openId !== undefined, preventScrollReset: true });
  }

  return { query: readListQuery(params), params: scopedQuery(params, scope), pathOf, change, turnTo };
}
