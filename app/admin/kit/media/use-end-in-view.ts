import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `onNear` when the end of a list comes near, and again when the list has grown without moving it away.
 * @returns the ref of an element below the list
 */
export function useEndInView(list: {
  isWanted: boolean;
  /** How long the list is. */
  length: number;
  onNear: () => void;
}): RefObject<HTMLDivElement | null> {
  const { isWanted, length } = list;
  const end = useRef<HTMLDivElement>(null);
  const onNear = useRef(list.onNear);
  useEffect(() => {
    onNear.current = list.onNear;
  });
  // An observer tells where the end is when it begins; a list that has grown gets a new one.
  useEffect(() => {
    if (!isWanted || !end.current || length === 0) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear.current(), {
      rootMargin: '400px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWanted, length]);
  return end;
}
