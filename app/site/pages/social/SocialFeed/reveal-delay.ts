import { socialRevealFailedMs, socialRevealMs, socialRevealStepMs } from '../../../behaviour/timings.ts';

/** How long after the page has loaded a post is revealed; posts appear from first to last. */
export function revealDelayMs({ index, hasFailed }: { index: number; hasFailed: boolean }): number {
  return (hasFailed ? socialRevealFailedMs : socialRevealMs) + index * socialRevealStepMs;
}
