import { useEffect, useRef, useState } from 'react';
import { requestApi } from '../../kit/api/request-api.ts';
import { announceCountsChanged } from '../../shell/counts.ts';

const pollMs = 60_000;
/** More than this many at once are shown as "50 or more". */
export const maxArrivals = 50;

/**
 * Counts what has come in since the page was opened: fetched every minute while the page is visible, and at once
 * when it becomes visible again. The list itself doesn't change until it is reloaded.
 */
export function useArrivals(): { count: number; acknowledge: () => void } {
  const [count, setCount] = useState(0);
  const known = useRef<number>(undefined);
  const newest = useRef(0);

  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      if (document.hidden) return;
      const ids = await fetchNewestIds(stop.signal);
      if (!ids) return;
      newest.current = Math.max(0, ...ids);
      const base = known.current ?? newest.current;
      known.current = base;
      const fresh = ids.filter((id) => id > base).length;
      setCount(fresh);
      if (fresh > 0) announceCountsChanged();
    };
    void look();
    const timer = setInterval(look, pollMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return {
    count,
    acknowledge: () => {
      known.current = newest.current;
      setCount(0);
    },
  };
}

/** Not essential: a failed request is repeated the next minute. */
async function fetchNewestIds(signal: AbortSignal): Promise<number[] | undefined> {
  try {
    const path = `/inbox?per_page=${maxArrivals}&sort=date&order=desc`;
    const { data } = await requestApi<{ items: { id: number }[] }>(path, { signal });
    return data.items.map(({ id }) => id);
  } catch {
    return undefined;
  }
}
