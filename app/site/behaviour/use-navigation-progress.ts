import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { lateNavigationMs } from './timings.ts';

/** Whether a navigation or a reload of the page's data takes so long that the visitor should be notified. */
export function useIsUnderWay(): boolean {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isBusy = navigation.state !== 'idle' || revalidator.state !== 'idle';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLate(true), lateNavigationMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBusy]);
  return isLate;
}

/**
 * Does what a browser does when it opens a page: scrolls to the position without animation, moves the focus to the
 * beginning and announces the title.
 * @returns the title of the page that was opened by a link; empty on the first
 */
export function usePageArrival(): string {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // React Router sets the scroll position right after this.
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'));
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash]);
  return title;
}
