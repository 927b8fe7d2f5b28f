import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { EntityTable } from '#database/schema.ts';
import { requestApi } from '../api/request-api.ts';
import { readToken } from '../api/session.ts';

/** What `GET /counts` answers. */
export type Counts = Record<EntityTable, number> & {
  images: number;
  enquiries: number;
  unreadEnquiries: number;
  unreadQuotes: number;
  unreadMessages: number;
};

/** How many nobody has read, by the page of the menu where they are. */
export type Unread = Readonly<Record<string, number>>;

const countsChanged = 'ashlar:counts';
const refreshMs = 60_000;

/** Tells the menu that an enquiry was read, marked or deleted, so that its number is right at once. */
export function announceCountsChanged(): void {
  dispatchEvent(new Event(countsChanged));
}

/** What nobody has read; nothing until known. Asked anew with every page, and now and then on the same one. */
export function useUnread(): Unread {
  const [unread, setUnread] = useState<Unread>({});
  const { pathname } = useLocation();
  // A change of page asks anew.
  useEffect(() => {
    const stop = new AbortController();
    const refresh = () => {
      if (document.hidden || !readToken()) return;
      requestApi<Counts>('/counts', { signal: stop.signal })
        .then(({ data }) => setUnread(unreadIn(data)))
        // Secondary: the numbers stay as they were, and request-api.ts has logged why.
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

function unreadIn({ unreadEnquiries, unreadQuotes, unreadMessages }: Counts): Unread {
  return { '/admin/enquiries/': unreadEnquiries, '/admin/messages/': unreadQuotes + unreadMessages };
}
