import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { announceCarouselMove } from '../tracking/announcements.ts';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';
import { useTrack } from './use-track.ts';

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
