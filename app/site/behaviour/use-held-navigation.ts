import { useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

type HeldNavigation = {
  isHeld: boolean;
  /** How many times it was retried without a connection. */
  retries: number;
  retry: () => void;
};

/**
 * While the browser is offline, a navigation is blocked, so that the visitor keeps the current page with its forms
 * and scroll position, until it is retried with a connection.
 */
export function useHeldNavigation(): HeldNavigation {
  const blocker = useBlocker(isOutOfReach);
  const [retries, setRetries] = useState(0);
  const isHeld = blocker.state === 'blocked';
  useEffect(() => {
    if (!isHeld) setRetries(0);
  }, [isHeld]);
  const retry = () => {
    if (navigator.onLine) blocker.proceed?.();
    else setRetries((count) => count + 1);
  };
  return { isHeld, retries, retry };
}

/** Anchors within the page need no connection. */
const isOutOfReach: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  const isPlace = to.pathname === from.pathname && to.search === from.search && to.hash !== from.hash;
  return !navigator.onLine && !isPlace;
};
