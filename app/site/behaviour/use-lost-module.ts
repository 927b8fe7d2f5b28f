import { useCallback, useEffect, useRef, useState } from 'react';
import { createPath, useNavigation } from 'react-router';

type LostModule = {
  /** The page that was chosen could not be had whole, either. */
  isUnreached: boolean;
  retry: () => void;
};

/**
 * Where a page's module can't be had, React Router reloads the page the visitor is on, and the click is lost, and
 * without an answer the page as well. Where the browser lets us, the page they chose is loaded as a whole instead: so
 * it is after a release. While the site can't be reached they stay where they are.
 */
export function useLostModule(): LostModule {
  const { location: target } = useNavigation();
  const [unreached, setUnreached] = useState<string>();
  const isLost = useRef(false);
  const open = useCallback(async (address: string) => {
    isLost.current = true;
    try {
      await fetch(address, { method: 'HEAD' });
      window.location.assign(address);
    } catch {
      setUnreached(address);
    }
  }, []);
  useEffect(() => {
    if (!target || !('navigation' in window)) return;
    const address = createPath(target);
    // The router waits for the module that it could not load, whatever is chosen next.
    if (isLost.current) void open(address);
    const onReload = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      void open(address);
    };
    navigation.addEventListener('navigate', onReload);
    return () => navigation.removeEventListener('navigate', onReload);
  }, [target, open]);
  return { isUnreached: unreached !== undefined, retry: () => unreached && void open(unreached) };
}
