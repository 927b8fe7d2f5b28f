import { useState } from 'react';
import { useEndInView } from './use-end-in-view.ts';

/** How many items each step adds. */
const step = 70;

/**
 * Renders the beginning of a long list, and more of it when its end scrolls near or on demand.
 * @param resetKey the list starts over when it changes
 */
export function useGrowingList<T>(items: readonly T[], resetKey: string) {
  const [grown, setGrown] = useState({ resetKey, count: step });
  const count = grown.resetKey === resetKey ? grown.count : step;
  const showMore = () => setGrown({ resetKey, count: count + step });
  const end = useEndInView({ isWanted: count < items.length, length: count, onNear: showMore });
  return {
    shown: items.slice(0, count),
    remaining: Math.max(0, items.length - count),
    showMore,
    /** The ref of an element below the list. */
    end,
  };
}
