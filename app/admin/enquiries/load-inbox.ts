import { requestApi } from '../api/request-api.ts';
import type { InboxItem } from './enquiry.ts';
import type { Inbox } from './inbox.ts';
import { apiQueryOf } from './list-query.ts';

/** One page of inbox items, or the fact that it could not be loaded. */
export type InboxResponse<Item extends InboxItem> =
  | { kind: 'loaded'; items: Item[]; total: number; pages: number; page: number; unread: number }
  | { kind: 'failed' };

type InboxPage<Item> = { total: number; pages: number; page: number; unread: number } & Record<
  string,
  Item[] | number
>;

/** Loads the page that a URL names. Never rejects and is not awaited by the loader, so the page renders at once. */
export async function loadInbox<Item extends InboxItem>(
  inbox: Pick<Inbox<Item>, 'path'>,
  request: Request,
): Promise<InboxResponse<Item>> {
  const query = apiQueryOf(new URL(request.url).searchParams);
  try {
    const { data } = await requestApi<InboxPage<Item>>(`/${inbox.path}?${query}`);
    const { total, pages, page, unread } = data;
    return { kind: 'loaded', items: data[inbox.path] as Item[], total, pages, page, unread };
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
