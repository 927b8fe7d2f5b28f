import { callApi } from '../api/call-api.ts';
import type { Letter } from './enquiry.ts';
import type { Inbox } from './inbox.ts';
import { apiQueryOf } from './list-address.ts';

/** One page of letters, or the fact that it did not load (the page has the words for it). */
export type InboxResponse<Written extends Letter> =
  | { kind: 'loaded'; letters: Written[]; total: number; pages: number; page: number; unread: number }
  | { kind: 'failed' };

type InboxPage<Written> = { total: number; pages: number; page: number; unread: number } & Record<
  string,
  Written[] | number
>;

/** Asks for the page that an address names. Never rejects and is not awaited by the loader, so the page is there at once. */
export async function loadInbox<Written extends Letter>(
  inbox: Pick<Inbox<Written>, 'path'>,
  request: Request,
): Promise<InboxResponse<Written>> {
  const query = apiQueryOf(new URL(request.url).searchParams);
  try {
    const { data } = await callApi<InboxPage<Written>>(`/${inbox.path}?${query}`);
    const { total, pages, page, unread } = data;
    return { kind: 'loaded', letters: data[inbox.path] as Written[], total, pages, page, unread };
  } catch {
    return { kind: 'failed' };
  }
}

/** Opening and closing a letter changes the address, but not what the list is asked for. */
export function shouldLoadInbox(change: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSameQuestion = apiQueryOf(currentUrl.searchParams) === apiQueryOf(nextUrl.searchParams);
  if (isSameQuestion && currentUrl.search !== nextUrl.search) return false;
  return defaultShouldRevalidate;
}
