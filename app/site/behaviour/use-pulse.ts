import { useEffect, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { pulseEveryMs, pulseForMs } from './timings.ts';

/**
 * A button that pulses every few seconds to draw attention (specification/constants.md, "Timings and thresholds"). It
 * stops for good once it has been hovered or focused, so that visitors can stop the motion.
 * @returns attributes of the button
 */
export function usePulse() {
  const [isPulsing, setPulsing] = useState(false);
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    if (isNoticed || prefersReducedMotion()) return;
    let end: ReturnType<typeof setTimeout> | undefined;
    const rhythm = setInterval(() => {
      setPulsing(true);
      end = setTimeout(() => setPulsing(false), pulseForMs);
    }, pulseEveryMs);
    return () => {
      clearInterval(rhythm);
      clearTimeout(end);
      setPulsing(false);
    };
  }, [isNoticed]);
  const notice = () => setNoticed(true);
  return { 'data-pulsing': isPulsing, onPointerEnter: notice, onFocus: notice };
}
