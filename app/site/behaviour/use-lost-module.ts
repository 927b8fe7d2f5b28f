import { useCallback, useEffect, useRef, useState } from 'react';
import { createPath, useNavigation } from 'react-router';

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
  const { location: target } = useNavigation();
  const [isLost, setLost] = useState(false);
  const [unreached, setUnreached] = useState<string>();
  const opening = useRef('');
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
    if (!('navigation' in window)) return;
    const onReload = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      setLost(true);
    };
    navigation.addEventListener('navigate', onReload);
    return () => navigation.removeEventListener('navigate', onReload);
  }, []);
  useEffect(() => {
    // The router keeps waiting for the module that it could not load, whatever is chosen next.
    if (target && isLost) void open(createPath(target));
  }, [target, isLost, open]);
  return { isUnreached: unreached !== undefined, retry: () => unreached && void open(unreached) };
}
