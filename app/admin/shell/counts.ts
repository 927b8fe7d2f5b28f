import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { EntityTable } from '#database/schema.ts';
import { requestApi } from '../kit/api/request-api.ts';
import { readToken } from '../kit/api/session.ts';

/** The response of `GET /counts`. */
export type Counts = Record<EntityTable, number> & {
  images: number;
  /** These for those who may read the inbox. */
  enquiries?: number;
  unreadEnquiries?: number;
  unreadQuotes?: number;
  unreadMessages?: number;
};

/** How many items are unread, by the path of their page. */
export type Unread = Readonly<Record<string, number>>;

const countsChanged = 'ashlar:counts';
const refreshMs = 60_000;

/** Makes the menu fetch its counts again after an inbox item was read, marked or deleted. */
export function announceCountsChanged(): void {
  dispatchEvent(new Event(countsChanged));
}

/** The unread counts; empty until loaded. Fetched again with every page, and periodically on the same one. */
export function useUnread(): Unread {
  const [unread, setUnread] = useState<Unread>({});
  const { pathname } = useLocation();
  // Runs again when the page changes.
  useEffect(() => {
    const stop = new AbortController();
    const refresh = () => {
      if (document.hidden || !readToken()) return;
      requestApi<Counts>('/counts', { signal: stop.signal })
        .then(({ data }) => setUnread(unreadIn(data)))
        // Not essential: the numbers stay as they are, and request-api.ts has logged the reason.
        .catch(() => undefined);
    };
    refresh();
    const timer = setInterval(refresh, refreshMs);
    addEventListener(countsChanged, refresh);
    return () => {
      stop.abort();
      clearInterval(timer);
      removeEventListener(countsChanged, refresh);
    };
  }, [pathname]);
  return unread;
}

function unreadIn({ unreadEnquiries = 0, unreadQuotes = 0, unreadMessages = 0 }: Counts): Unread {
  return { '/admin/inbox/': unreadEnquiries + unreadQuotes + unreadMessages };
}
