import { socialRevealFailedMs, socialRevealMs, socialRevealStepMs } from '../../behaviour/timings.ts';

/** How long after the page a post is revealed; the wall fills from its first place to its last. */
export function revealDelayMs({ index, hasFailed }: { index: number; hasFailed: boolean }): number {
  return (hasFailed ? socialRevealFailedMs : socialRevealMs) + index * socialRevealStepMs;
}
