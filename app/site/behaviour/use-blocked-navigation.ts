import { useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

type BlockedNavigation = {
  isBlocked: boolean;
  /** How many times it was retried without a connection. */
  retries: number;
  retry: () => void;
};

/**
 * While the browser is offline, a navigation is blocked, so that the visitor keeps the current page with its forms
 * and scroll position, until it is retried with a connection.
 */
export function useBlockedNavigation(): BlockedNavigation {
  const blocker = useBlocker(needsConnection);
  const [retries, setRetries] = useState(0);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) setRetries(0);
  }, [isBlocked]);
  const retry = () => {
    if (navigator.onLine) blocker.proceed?.();
    else setRetries((count) => count + 1);
  };
  return { isBlocked, retries, retry };
}

/** Anchors within the page need no connection. */
const needsConnection: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  const isPlace = to.pathname === from.pathname && to.search === from.search && to.hash !== from.hash;
  return !navigator.onLine && !isPlace;
};
