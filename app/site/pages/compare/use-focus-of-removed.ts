import { type RefObject, useEffect, useRef } from 'react';

/** Where a link that was followed has gone with its column, its focus goes to this element, and not to the page's beginning. */
export function useFocusOfRemoved<E extends HTMLElement>(path: string): RefObject<E | null> {
  const target = useRef<E>(null);
  const before = useRef(path);
  useEffect(() => {
    if (path === before.current) return;
    before.current = path;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [path]);
  return target;
}
