import { useEffect, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

type Slideshow = { count: number; everyMs: number; isRunning: boolean };

/** The index of the visible item; it advances by itself while the show runs, never with reduced motion. */
export function useSlideshow({ count, everyMs, isRunning }: Slideshow): [number, (index: number) => void] {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!isRunning || prefersReducedMotion()) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs, isRunning]);
  return [index, setIndex];
}
