import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createPath, UNSAFE_DataRouterContext, useNavigation } from 'react-router';

type LostModule = {
  /** Loading the chosen page as a whole document failed, too. */
  isUnreached: boolean;
  retry: () => void;
};

/**
 * When a page's module can't be loaded, React Router reloads the current page, so the click is lost, and offline the
 * page as well. Where the browser allows it, the chosen page is loaded as a whole document instead, which helps after
 * a release. While the site can't be reached the visitor stays on the current page.
 */
export function useLostModule(): LostModule {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { location: target } = useNavigation();
  const [unreached, setUnreached] = useState<string>();
  /** The path being loaded; empty between two attempts, undefined until a module is lost. */
  const opening = useRef<string>(undefined);
  const open = useCallback(async (path: string) => {
    if (opening.current === path) return;
    opening.current = path;
    try {
      await fetch(path, { method: 'HEAD' });
      window.location.assign(path);
    } catch {
      opening.current = '';
      setUnreached(path);
    }
  }, []);
  useEffect(() => {
    if (!router || !('navigation' in window)) return;
    const onReload = (event: NavigateEvent) => {
      // Checked in the router itself: a module that is known to be missing fails before anything is rendered.
      const { location: chosen } = router.state.navigation;
      if (!chosen || event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      void open(createPath(chosen));
    };
    navigation.addEventListener('navigate', onReload);
    return () => navigation.removeEventListener('navigate', onReload);
  }, [router, open]);
  useEffect(() => {
    // The router keeps waiting for the module that it could not load, whatever is chosen next.
    if (target && opening.current !== undefined) void open(createPath(target));
  }, [target, open]);
  return { isUnreached: unreached !== undefined, retry: () => unreached && void open(unreached) };
}
