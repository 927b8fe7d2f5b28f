import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { announceCarouselMove } from './announcements.ts';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { useTrack } from './use-track.ts';

type Autoplay = {
  /** False where the visitor prefers reduced motion: there is then nothing to pause. */
  canPlay: boolean;
  /** False once the visitor has paused it; temporary interruptions don't change it. */
  isPlaying: boolean;
  /** Whether it will advance by itself: nothing interrupts it. */
  isRunning: boolean;
  toggle: () => void;
};

export type Carousel = {
  /** On the element with `aria-roledescription="carousel"`. */
  rootRef: RefObject<HTMLElement | null>;
  /** On the row whose children are the slides. */
  trackRef: RefObject<HTMLDivElement | null>;
  index: number;
  count: number;
  /** False until scripts run: the row is then scrolled by hand and has no buttons. */
  isReady: boolean;
  /** Moves to a slide and wraps around at either end. Ignored while a move is in progress. */
  go: (index: number) => void;
  autoplay: Autoplay;
};

type CarouselOptions = {
  count: number;
  /** How long after a move the next one is ignored. */
  lockMs: number;
  /** Without it the carousel never advances by itself. */
  autoplayMs?: number;
};

/** The behaviour that the site's carousels share (specification/pages.md, "Carousels"). */
export function useCarousel({ count, lockMs, autoplayMs }: CarouselOptions): Carousel {
  const rootRef = useRef<HTMLElement>(null);
  const lockedUntil = useRef(0);
  const [index, setIndex] = useState(0);
  const [isReady, setReady] = useState(false);
  const track = useTrack((front) => {
    if (performance.now() < lockedUntil.current) return;
    setIndex(front);
    if (front !== index) announceCarouselMove(rootRef.current, front);
  });
  useEffect(() => startTransition(() => setReady(true)), []);

  const move = useCallback(
    (target: number) => {
      if (performance.now() < lockedUntil.current) return;
      lockedUntil.current = performance.now() + lockMs;
      const next = (target + count) % count;
      setIndex(next);
      track.show(next);
      return next;
    },
    [count, lockMs, track.show],
  );
  const advance = useCallback(() => void move(index + 1), [move, index]);
  const go = useCallback(
    (target: number) => {
      const next = move(target);
      if (next !== undefined) announceCarouselMove(rootRef.current, next);
    },
    [move],
  );
  const autoplay = useAutoplay({ root: rootRef, everyMs: autoplayMs, advance });

  return { rootRef, trackRef: track.ref, index, count, isReady, go, autoplay };
}

type AutoplayOptions = {
  root: RefObject<HTMLElement | null>;
  everyMs: number | undefined;
  advance: () => void;
};

/**
 * Calls `advance` at a regular interval while the carousel is visible. It waits while a mouse hovers over it or the
 * focus is inside (specification/pages.md, "Carousels").
 */
function useAutoplay({ root, everyMs, advance }: AutoplayOptions): Autoplay {
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
