import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

export type Autoplay = {
  /** False where the visitor prefers reduced motion: there is then nothing to pause. */
  canPlay: boolean;
  /** Until the visitor pauses it, whatever holds it up for the moment. */
  isPlaying: boolean;
  /** Whether it is about to move on by itself, nothing holding it up. */
  isRunning: boolean;
  toggle: () => void;
};

type AutoplayOptions = {
  root: RefObject<HTMLElement | null>;
  everyMs: number | undefined;
  advance: () => void;
};

/**
 * Calls `advance` in a steady rhythm while the carousel is seen. It waits while a mouse rests on it or the focus is
 * inside (specification/pages.md, "Carousels").
 */
export function useAutoplay({ root, everyMs, advance }: AutoplayOptions): Autoplay {
  const [canPlay, setCanPlay] = useState(false);
  const [isPlaying, setPlaying] = useState(true);
  const isHeld = useIsHeld(root);

  useEffect(() => setCanPlay(everyMs !== undefined && !prefersReducedMotion()), [everyMs]);
  const isRunning = canPlay && isPlaying && !isHeld;
  useEffect(() => {
    if (!isRunning || everyMs === undefined) return;
    const timer = setInterval(advance, everyMs);
    return () => clearInterval(timer);
  }, [isRunning, everyMs, advance]);

  return { canPlay, isPlaying, isRunning, toggle: () => setPlaying((was) => !was) };
}

/** Whether something stands in the way of moving on: a resting mouse, the focus inside, or nobody looking. */
function useIsHeld(root: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState({ mouse: false, focus: false, unseen: true });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const hold = (change: Partial<typeof holds>) => setHolds((was) => ({ ...was, ...change }));
    const listeners = {
      pointerenter: (event: Event) =>
        hold({ mouse: event instanceof PointerEvent && event.pointerType === 'mouse' }),
      pointerleave: () => hold({ mouse: false }),
      focusin: () => hold({ focus: true }),
      focusout: () => hold({ focus: false }),
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    const observer = new IntersectionObserver(([entry]) => hold({ unseen: !entry?.isIntersecting }), {
      threshold: 0.5,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    };
  }, [root]);
  return holds.mouse || holds.focus || holds.unseen;
}
