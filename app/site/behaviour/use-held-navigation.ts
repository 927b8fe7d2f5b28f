import { useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

type HeldNavigation = {
  isHeld: boolean;
  /** How often it was tried again without a connection. */
  retries: number;
  retry: () => void;
};

/**
 * Without a connection no page is left: a navigation is held on the page the visitor is on, whose forms and places
 * stay as they are, until it is tried again with one.
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

/** Places within the page need no connection. */
const isOutOfReach: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  const isPlace = to.pathname === from.pathname && to.search === from.search && to.hash !== from.hash;
  return !navigator.onLine && !isPlace;
};
