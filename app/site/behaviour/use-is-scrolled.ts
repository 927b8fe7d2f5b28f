import { startTransition, useEffect, useState } from 'react';
import { navbarThresholdPx } from './timings.ts';

/** Whether the page is scrolled past the bar's threshold; undefined until scripts run. */
export function useIsScrolled(): boolean | undefined {
  const [isScrolled, setScrolled] = useState<boolean>();
  useEffect(() => {
    const look = () => setScrolled(scrollY > navbarThresholdPx);
    // What is read at the start is in no hurry: the page may still be waking up.
    startTransition(look);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}
