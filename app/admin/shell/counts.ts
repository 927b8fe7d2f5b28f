import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '../api/call-api.ts';
import { readToken } from '../api/session.ts';

/** What `GET /counts` answers. */
export type Counts = {
  categories: number;
  products: number;
  blogPosts: number;
  socialPosts: number;
  galleryProjects: number;
  images: number;
  enquiries: number;
  unreadEnquiries: number;
};

const countsChanged = 'ashlar:counts';
const refreshMs = 60_000;

/** Tells the menu that an enquiry was read, marked or deleted, so that its number is right at once. */
export function announceCountsChanged(): void {
  dispatchEvent(new Event(countsChanged));
}

/** How many enquiries nobody has read; 0 until known. Asked anew with every page, and now and then on the same one. */
export function useUnreadEnquiries(): number {
  const [unread, setUnread] = useState(0);
  const { pathname } = useLocation();
  // A change of page asks anew.
  useEffect(() => {
    const stop = new AbortController();
    const refresh = () => {
      if (document.hidden || !readToken()) return;
      callApi<Counts>('/counts', { signal: stop.signal })
        .then(({ data }) => setUnread(data.unreadEnquiries))
        // Secondary: the number stays as it was, and call-api.ts has logged why.
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
