import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

/**
 * Where a page's module is gone, as after a release, React Router reloads the page the visitor is on, and the click is
 * lost. Where the browser lets us, the page they chose is loaded as a whole instead.
 */
export function useLostModule(): void {
  const { location: target } = useNavigation();
  useEffect(() => {
    if (!target || !('navigation' in window)) return;
    const redirect = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      window.location.assign(createPath(target));
    };
    navigation.addEventListener('navigate', redirect);
    return () => navigation.removeEventListener('navigate', redirect);
  }, [target]);
}
