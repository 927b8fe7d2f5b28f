import { sayingWith } from '#messages/say.ts';
import type { Services } from '../services/services.ts';
import type { ClockWatch } from './clock-watch.ts';

/** Another instance may have made a hold and stopped since: only asking tells when the next one ends. */
const intervalMs = 500;
/** A clock in doubt is so for days. */
const doubtedForMs = 60_000;

/**
 * Ends holds at their time, at most a second late, on whichever instance is up, and tells the staff in the site's words.
 * While the clock is doubted none ends.
 * @returns how it is stopped
 */
export function startHoldTimer(
  { holds, holdNotices, wording }: Pick<Services, 'holds' | 'holdNotices' | 'wording'>,
  { clock, onError }: { clock: ClockWatch; onError: (error: unknown) => void },
): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let doubtedAt = Number.NEGATIVE_INFINITY;
  async function work(): Promise<void> {
    if (performance.now() - doubtedAt < doubtedForMs) return;
    if (!(await holds.isDue()) && !(await holdNotices.isDue())) return;
    if (!(await clock.isBelieved())) {
      doubtedAt = performance.now();
      return;
    }
    await holds.endDue();
    if (await holdNotices.isDue()) await sayingWith(await wording.readForBoth(), holdNotices.writeDue);
  }
  const timer = setInterval(() => {
    underWay ??= work()
      .catch(onError)
      .finally(() => {
        underWay = undefined;
      });
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
