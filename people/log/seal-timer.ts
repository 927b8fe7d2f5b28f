import type { Db } from '#database/connect.ts';
import { sealNow } from './seal-log.ts';

const defaultEveryMs = 5_000;
const stopMs = 1_000;

/**
 * Seals what a process has left that was killed between its commit and the seal: at once, and every few seconds. Whoever
 * writes something seals it earlier.
 * @returns how it is stopped; what is there is sealed then
 */
export function startSealing(
  db: Db,
  { onError, everyMs = defaultEveryMs }: { onError: (error: unknown) => void; everyMs?: number },
): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const seal = () => {
    underWay ??= sealNow(db, { maxWaitMs: everyMs })
      .catch(onError)
      .finally(() => {
        underWay = undefined;
      });
  };
  seal();
  const timer = setInterval(seal, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
    await sealNow(db, { maxWaitMs: stopMs }).catch(onError);
  };
}
