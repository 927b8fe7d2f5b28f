import { requestApi } from '../../kit/api/request-api.ts';
import type { InboxItem } from './enquiry.ts';
import { type InboxScope, scopedQuery } from './inbox.ts';
import { apiQueryOf } from './list-query.ts';

type InboxPage = { items: InboxItem[]; total: number; pages: number; page: number; unread: number };
/** One page of the inbox, or the fact that it could not be loaded. */
export type InboxResponse = ({ kind: 'loaded' } & InboxPage) | { kind: 'failed' };

/** Loads the page that a URL names. Never rejects and is not awaited by the loader, so the page renders at once. */
export async function loadInbox(request: Request, scope: InboxScope): Promise<InboxResponse> {
  const query = apiQueryOf(scopedQuery(new URL(request.url).searchParams, scope));
  try {
    const { data } = await requestApi<InboxPage>(`/inbox?${query}`);
    const { items, total, pages, page, unread } = data;
    return { kind: 'loaded', items, total, pages, page, unread };
  } catch {
    return { kind: 'failed' };
  }
}

/** Opening and closing an item changes the URL, but not the query of the list. */
export function shouldLoadInbox(change: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSameQuery = apiQueryOf(currentUrl.searchParams) === apiQueryOf(nextUrl.searchParams);
  if (isSameQuery && currentUrl.search !== nextUrl.search) return false;
  return defaultShouldRevalidate;
}

/**
 * The item of a record that older links name by its own number.
 * @param path of such records in the API @returns undefined where none is named, or where it is gone
 */
export async function findItemId(path: string, id: string | null): Promise<number | undefined> {
  if (!id) return undefined;
  try {
    return (await requestApi<{ inboxItemId: number }>(`${path}/${encodeURIComponent(id)}`)).data.inboxItemId;
  } catch {
    return undefined;
  }
}
