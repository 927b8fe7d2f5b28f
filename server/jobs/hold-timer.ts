import type { createHoldsService } from '#content/entities/slab/holds.service.ts';

/** Another instance may have made a hold and stopped since: only asking tells when the next one ends. */
const intervalMs = 500;

/** Ends holds at their time, at most a second late, on whichever instance is up. @returns how it is stopped */
export function startHoldTimer(
  holds: Pick<ReturnType<typeof createHoldsService>, 'endDue'>,
  { onError }: { onError: (error: unknown) => void },
): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= holds
      .endDue()
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
