import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** As long as a list may take to be there. */
const patienceMs = 10_000;

/**
 * Moves the focus to the content of a new page, unless it is in there already. Whoever comes back from a page goes on
 * at the link that led there, such as the name of a record in its list.
 */
export function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const lastPathname = useRef(pathname);
  /** The link that was followed last, by the path of its page. */
  const followed = useRef(new Map<string, string>());
  useEffect(() => {
    const element = main.current;
    const note = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a[href]')?.getAttribute('href');
      if (href) followed.current.set(pathname, href);
    };
    element?.addEventListener('click', note);
    return () => element?.removeEventListener('click', note);
  }, [pathname]);
  useEffect(() => {
    const last = lastPathname.current;
    if (last === pathname) return;
    lastPathname.current = pathname;
    const element = main.current;
    if (!element || (document.activeElement !== element && element.contains(document.activeElement))) return;
    element.focus({ preventScroll: true });
    const href = followed.current.get(pathname);
    // A list moves the focus to what was just saved by itself (use-saved-record.ts).
    const isSaved = typeof state === 'object' && state !== null && 'saved' in state;
    if (href === undefined || isSaved || pathOf(href) !== last) return;
    return focusLink(element, href);
  }, [pathname, state]);
  return main;
}

/** Focuses a link as soon as it is there, unless the focus is somewhere else by then. @returns what gives it up */
function focusLink(main: HTMLElement, href: string): () => void {
  const look = () => {
    if (document.activeElement !== main) return true;
    const link = [...main.querySelectorAll('a')].find((other) => other.getAttribute('href') === href);
    link?.focus();
    return link !== undefined;
  };
  if (look()) return () => {};
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  const watch = new MutationObserver(() => look() && stop());
  watch.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(stop, patienceMs);
  return stop;
}

function pathOf(href: string): string {
  return new URL(href, location.href).pathname;
}
