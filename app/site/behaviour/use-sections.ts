import { useEffect, useRef, useState } from 'react';
import { homeSectionLockMs, swipeMinPx, wheelMinDeltaPx, wheelThrottleMs } from './timings.ts';

/** Where whole screens are turned like pages; elsewhere they are a plain scrolling page. */
const turnsPages = '(width >= 900px) and (height >= 560px) and (prefers-reduced-motion: no-preference)';

const keySteps: Record<string, number> = {
  ArrowDown: 1,
  PageDown: 1,
  ArrowUp: -1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Full-screen sections that wheel, swipe and keys turn like pages (public-site.md, section 2). Nobody is trapped: the
 * document scrolls as it always does with a zoomed, small or short window, with reduced motion, and for everything
 * that moves it by other means.
 * @param ids of the sections, in their order; keep the array's identity
 * @returns the id of the one on screen
 */
export function useSections(ids: readonly [string, ...string[]]): string {
  const [active, setActive] = useState(ids[0]);
  const current = useRef(0);
  useEffect(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
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
    const stop = turnByHand(sections, current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [ids]);
  return active;
}

/** Listens to wheel, swipe and keys. @returns what ends it */
function turnByHand(sections: HTMLElement[], current: { current: number }): () => void {
  let lockedUntil = 0;
  let lastWheel = Number.NEGATIVE_INFINITY;
  let touchStart: { x: number; y: number } | undefined;

  const turn = (step: number) => {
    const next = Math.min(Math.max(current.current + step, 0), sections.length - 1);
    if (next === current.current || performance.now() < lockedUntil) return;
    lockedUntil = performance.now() + homeSectionLockMs;
    current.current = next;
    sections[next]?.scrollIntoView({ behavior: 'smooth' });
  };
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || !canTurn(sections)) return;
    event.preventDefault();
    if (Math.abs(event.deltaY) < wheelMinDeltaPx || performance.now() - lastWheel < wheelThrottleMs) return;
    lastWheel = performance.now();
    turn(Math.sign(event.deltaY));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    const isTaken = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isField(event.target);
    if (step === undefined || isTaken || !canTurn(sections)) return;
    event.preventDefault();
    turn(step);
  };
  const onTouchStart = ({ touches: [finger, second] }: TouchEvent) => {
    touchStart = finger && !second ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const onTouchEnd = ({ changedTouches: [finger] }: TouchEvent) => {
    if (!touchStart || !finger || !canTurn(sections)) return;
    const [x, y] = [finger.clientX - touchStart.x, finger.clientY - touchStart.y];
    if (Math.abs(y) > swipeMinPx && Math.abs(y) > Math.abs(x)) turn(-Math.sign(y));
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('wheel', onWheel, { passive: false, signal });
  addEventListener('keydown', onKeyDown, { signal });
  addEventListener('touchstart', onTouchStart, { passive: true, signal });
  addEventListener('touchend', onTouchEnd, { passive: true, signal });
  return () => listening.abort();
}

/** Each section must fill the window exactly, or a part of it could never be reached. */
function canTurn(sections: HTMLElement[]): boolean {
  if (!matchMedia(turnsPages).matches || (visualViewport?.scale ?? 1) !== 1) return false;
  if (document.querySelector('dialog[open]')) return false;
  return sections.every((section) => section.offsetHeight <= innerHeight + 1);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
