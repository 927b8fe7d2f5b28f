import { requestApi } from '../api/request-api.ts';
import type { InboxItem } from './enquiry.ts';
import { apiQueryOf } from './list-query.ts';

type InboxPage = { items: InboxItem[]; total: number; pages: number; page: number; unread: number };
/** One page of the inbox, or the fact that it could not be loaded. */
export type InboxResponse = ({ kind: 'loaded' } & InboxPage) | { kind: 'failed' };

/** Loads the page that a URL names. Never rejects and is not awaited by the loader, so the page renders at once. */
export async function loadInbox(request: Request): Promise<InboxResponse> {
  const query = apiQueryOf(new URL(request.url).searchParams);
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
