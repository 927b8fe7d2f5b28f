import type { ScheduleService } from '#content/editorial/schedule/schedule.service.ts';
import type { Services } from '../services/services.ts';

export type ScheduleTimer = { /** Waits for the run in progress. */ stop: () => Promise<void> };

/**
 * However far off the next time is: clocks are set and machines sleep, which a timer does not notice, and another
 * process may have ended with its timer set.
 */
const longestWaitMs = 30_000;
/** Many records may be written one after the other. */
const settlingMs = 100;
const retryMs = 5_000;

/** One timer that is set for the next time of the schedule, and set anew with every change of content. */
export function startScheduleTimer(
  { schedule, contentChanges }: { schedule: ScheduleService } & Pick<Services, 'contentChanges'>,
  options: { onError: (error: unknown) => void; now?: () => number },
): ScheduleTimer {
  const now = options.now ?? Date.now;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isWantedAgain = false;

  const wakeIn = (ms: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => wake(), ms);
    timer.unref();
  };
  const wake = () => {
    if (underWay) {
      isWantedAgain = true;
      return;
    }
    underWay = run().finally(() => {
      underWay = undefined;
      if (isWantedAgain) wakeIn(settlingMs);
      isWantedAgain = false;
    });
  };

  async function run(): Promise<void> {
    try {
      const { refused } = await schedule.runDue();
      for (const { reason } of refused) options.onError(reason);
      const next = await schedule.findNext();
      const waitMs = next === undefined ? longestWaitMs : Date.parse(next) - now();
      // What was refused is still due; it must not be tried without a pause.
      wakeIn(refused.length > 0 ? longestWaitMs : Math.min(Math.max(waitMs, 0), longestWaitMs));
    } catch (error) {
      options.onError(error);
      wakeIn(retryMs);
    }
  }

  const unsubscribe = contentChanges.subscribe(() => (underWay ? wake() : wakeIn(settlingMs)));
  wake();
  return {
    async stop() {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
      await underWay;
    },
  };
}
