import { type RefObject, startTransition, useEffect, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

export type Autoplay = {
  /** False where the visitor prefers reduced motion: there is then nothing to pause. */
  canPlay: boolean;
  /** False once the visitor has paused it; temporary interruptions don't change it. */
  isPlaying: boolean;
  /** Whether it will advance by itself: nothing interrupts it. */
  isRunning: boolean;
  toggle: () => void;
};

type AutoplayOptions = {
  root: RefObject<HTMLElement | null>;
  everyMs: number | undefined;
  advance: () => void;
};

/**
 * Calls `advance` at a regular interval while the carousel is visible. It waits while a mouse hovers over it or the
 * focus is inside (specification/pages.md, "Carousels").
 */
export function useAutoplay({ root, everyMs, advance }: AutoplayOptions): Autoplay {
  const [canPlay, setCanPlay] = useState(false);
  const [isPlaying, setPlaying] = useState(true);
  const isInterrupted = useIsInterrupted(root);

  useEffect(
    () => startTransition(() => setCanPlay(everyMs !== undefined && !prefersReducedMotion())),
    [everyMs],
  );
  const isRunning = canPlay && isPlaying && !isInterrupted;
  useEffect(() => {
    if (!isRunning || everyMs === undefined) return;
    const timer = setInterval(advance, everyMs);
    return () => clearInterval(timer);
  }, [isRunning, everyMs, advance]);

  return { canPlay, isPlaying, isRunning, toggle: () => setPlaying((was) => !was) };
}

/** Whether something interrupts it: a hovering mouse, the focus inside, or a carousel out of view. */
function useIsInterrupted(root: RefObject<HTMLElement | null>): boolean {
  const [causes, setCauses] = useState({ mouse: false, focus: false, unseen: true });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const set = (change: Partial<typeof causes>) => setCauses((was) => ({ ...was, ...change }));
    const listeners = {
      pointerenter: (event: Event) =>
        set({ mouse: event instanceof PointerEvent && event.pointerType === 'mouse' }),
      pointerleave: () => set({ mouse: false }),
      focusin: () => set({ focus: true }),
      focusout: () => set({ focus: false }),
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    const observer = new IntersectionObserver(([entry]) => set({ unseen: !entry?.isIntersecting }), {
      threshold: 0.5,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    };
  }, [root]);
  return causes.mouse || causes.focus || causes.unseen;
}
