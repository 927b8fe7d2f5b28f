import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { homeSectionLockMs, swipeMinPx, wheelMinDeltaPx, wheelThrottleMs } from './timings.ts';

const keySteps = new Map(
  Object.entries({
    ArrowDown: 1,
    PageDown: 1,
    ArrowUp: -1,
    PageUp: -1,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  }),
);

export type Sections = {
  /** The id of the one on screen. */
  active: string;
  /** Whether every section fits the window, so that they are turned like pages; false until scripts run. */
  areWhole: boolean;
};

/**
 * Full-screen sections that wheel, swipe and keys turn like pages (specification/pages.md, "Home"), without animation
 * under reduced motion. Where a section does not fit, in a zoomed or very low window, the document scrolls normally,
 * so that no content becomes unreachable; other ways of scrolling always work.
 * @param ids of the sections, in their order
 */
export function useSections(ids: readonly string[]): Sections {
  const order = ids.join(' ');
  const [active, setActive] = useState(ids[0] ?? '');
  const [areWhole, setWhole] = useState(false);
  const current = useRef(0);
  useEffect(() => {
    const sections = order.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          current.current = sections.indexOf(target as HTMLElement);
          setActive(target.id);
        }
      },
      { threshold: 0.55 },
    );
    for (const section of sections) observer.observe(section);
    const stopWatching = watchSizes(sections, () => setWhole(areAllWhole(sections)));
    const stopTurning = turnByHand(sections, current);
    return () => {
      observer.disconnect();
      stopWatching();
      stopTurning();
    };
  }, [order]);
  return { active, areWhole };
}

/** Notifies when a section or its visible part has changed in size. @returns a function that stops it */
function watchSizes(sections: HTMLElement[], look: () => void): () => void {
  const observer = new ResizeObserver(look);
  for (const section of sections) observer.observe(section);
  const listening = new AbortController();
  addEventListener('resize', look, { signal: listening.signal });
  visualViewport?.addEventListener('resize', look, { signal: listening.signal });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}

/** Listens to wheel, swipe and keys. @returns a function that stops it */
function turnByHand(sections: HTMLElement[], current: { current: number }): () => void {
  let lockedUntil = 0;
  let lastWheel = Number.NEGATIVE_INFINITY;

  const turn = (step: number) => {
    const next = Math.min(Math.max(current.current + step, 0), sections.length - 1);
    const section = sections[next];
    const isThere = next === current.current && isInPlace(section);
    if (!section || isThere || performance.now() < lockedUntil) return;
    lockedUntil = performance.now() + homeSectionLockMs;
    current.current = next;
    section.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || !canTurn(sections)) return;
    event.preventDefault();
    if (Math.abs(event.deltaY) < wheelMinDeltaPx || performance.now() - lastWheel < wheelThrottleMs) return;
    lastWheel = performance.now();
    turn(Math.sign(event.deltaY));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps.get(event.key);
    if (step === undefined || isTaken(event) || !canTurn(sections)) return;
    event.preventDefault();
    turn(step);
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('wheel', onWheel, { passive: false, signal });
  addEventListener('keydown', onKeyDown, { signal });
  listenToSwipes(signal, (step) => canTurn(sections) && turn(step));
  return () => listening.abort();
}

function listenToSwipes(signal: AbortSignal, onSwipe: (step: number) => void): void {
  let touchStart: { x: number; y: number } | undefined;
  const onTouchStart = ({ touches: [finger, second] }: TouchEvent) => {
    touchStart = finger && !second ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const onTouchEnd = ({ changedTouches: [finger] }: TouchEvent) => {
    if (!touchStart || !finger) return;
    const [x, y] = [finger.clientX - touchStart.x, finger.clientY - touchStart.y];
    if (Math.abs(y) > swipeMinPx && Math.abs(y) > Math.abs(x)) onSwipe(-Math.sign(y));
  };
  addEventListener('touchstart', onTouchStart, { passive: true, signal });
  addEventListener('touchend', onTouchEnd, { passive: true, signal });
}

function isTaken(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  return event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isField(event.target);
}

function canTurn(sections: HTMLElement[]): boolean {
  return areAllWhole(sections) && !document.querySelector('dialog[open]');
}

/** Each section must fit the window, or a part of it could never be reached. One without layout yet may not fit. */
function areAllWhole(sections: HTMLElement[]): boolean {
  if ((visualViewport?.scale ?? 1) !== 1) return false;
  return sections.every(({ offsetHeight }) => offsetHeight > 0 && offsetHeight <= innerHeight + 1);
}

/** Focus or a hash may have left a section half in view: then it is scrolled into view completely. */
function isInPlace(section: HTMLElement | undefined): boolean {
  return Math.abs(section?.getBoundingClientRect().top ?? 0) <= 1;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
