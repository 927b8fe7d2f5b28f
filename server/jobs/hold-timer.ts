import { sayingWith } from '#messages/say.ts';
import type { Services } from '../services/services.ts';

/** Another instance may have made a hold and stopped since: only asking tells when the next one ends. */
const intervalMs = 500;

/**
 * Ends holds at their time, at most a second late, on whichever instance is up, and tells the staff in the site's words.
 * @returns how it is stopped
 */
export function startHoldTimer(
  { holds, holdNotices, wording }: Pick<Services, 'holds' | 'holdNotices' | 'wording'>,
  { onError }: { onError: (error: unknown) => void },
): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  async function work(): Promise<void> {
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
