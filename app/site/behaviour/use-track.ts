import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { onward, placeInRow } from './reading-direction.ts';

/** The input events by which a visitor scrolls the row. */
const pushes = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

/** How long after the last scroll event a movement counts as ended, where browsers lack `scrollend`. */
const settledMs = 150;

type Track = {
  ref: RefObject<HTMLDivElement | null>;
  /** Scrolls to a slide. */
  show: (index: number) => void;
};

/**
 * A row of slides that scrolls sideways with snapping. After a touch or trackpad gesture `onSettle` receives the
 * slide that has come to the front.
 */
export function useTrack(onSettle: (index: number) => void): Track {
  const ref = useRef<HTMLDivElement>(null);
  const isPushed = useRef(false);
  const settle = useRef(onSettle);
  settle.current = onSettle;

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => isPushed.current && settle.current(frontSlideOf(track)), settledMs);
    };
    const onPush = () => {
      isPushed.current = true;
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    track.addEventListener('scroll', onScroll, options);
    for (const name of pushes) track.addEventListener(name, onPush, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  const show = useCallback((index: number) => {
    const track = ref.current;
    const slide = track?.children[index];
    if (!track || !slide) return;
    isPushed.current = false;
    const left = onward() * (placeInRow(track, slide) - frontOf(track));
    track.scrollBy({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, []);

  return { ref, show };
}

function frontSlideOf(track: HTMLElement): number {
  const end = track.scrollWidth - track.clientWidth;
  // At the end of the row its last slide may not reach the front.
  if (end > 0 && Math.abs(track.scrollLeft) >= end - 1) return track.children.length - 1;
  const front = frontOf(track);
  const distances = [...track.children].map((slide) => Math.abs(placeInRow(track, slide) - front));
  return distances.indexOf(Math.min(...distances));
}

/** How far along the track the front slide begins. */
function frontOf(track: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0;
}
