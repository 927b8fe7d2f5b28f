import { useEffect, useRef, useState } from 'react';

/** How many items each step adds. */
const step = 70;

/**
 * Renders the beginning of a long list, and more of it when its end scrolls near or on demand.
 * @param resetKey the list starts over when it changes
 */
export function useGrowingList<T>(items: readonly T[], resetKey: string) {
  const [grown, setGrown] = useState({ resetKey, count: step });
  const count = grown.resetKey === resetKey ? grown.count : step;
  const end = useRef<HTMLDivElement>(null);
  const hasMore = count < items.length;

  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setGrown({ resetKey, count: count + step });
      },
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, count, resetKey]);

  return {
    shown: items.slice(0, count),
    remaining: Math.max(0, items.length - count),
    showMore: () => setGrown({ resetKey, count: count + step }),
    /** The ref of an element below the list. */
    end,
  };
}
