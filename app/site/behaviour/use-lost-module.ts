import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createPath, UNSAFE_DataRouterContext, useNavigation } from 'react-router';

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
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { location: target } = useNavigation();
  const [unreached, setUnreached] = useState<string>();
  /** The address under way; empty between two attempts, undefined until a module is lost. */
  const opening = useRef<string>(undefined);
  const open = useCallback(async (address: string) => {
    if (opening.current === address) return;
    opening.current = address;
    try {
      await fetch(address, { method: 'HEAD' });
      window.location.assign(address);
    } catch {
      opening.current = '';
      setUnreached(address);
    }
  }, []);
  useEffect(() => {
    if (!router || !('navigation' in window)) return;
    const onReload = (event: NavigateEvent) => {
      // Asked of the router itself: a module that is known to be gone fails before anything is rendered.
      const { location: wanted } = router.state.navigation;
      if (!wanted || event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      void open(createPath(wanted));
    };
    navigation.addEventListener('navigate', onReload);
    return () => navigation.removeEventListener('navigate', onReload);
  }, [router, open]);
  useEffect(() => {
    // The router waits for the module that it could not load, whatever is chosen next.
    if (target && opening.current !== undefined) void open(createPath(target));
  }, [target, open]);
  return { isUnreached: unreached !== undefined, retry: () => unreached && void open(unreached) };
}
