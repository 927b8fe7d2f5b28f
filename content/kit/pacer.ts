import { setImmediate } from 'node:timers/promises';
import { AppError } from '#errors/app-error.ts';

/** Work on many records lets the site answer in between: called after each of them, it waits where it was long enough. */
export type Pace = () => Promise<void>;

const sliceMs = 8;

/** @param isStopped the process is about to end: what is in progress fails, and nothing of it is stored */
export function createPacer(isStopped: () => boolean = () => false): Pace {
  let begunAt = performance.now();
  return async () => {
    if (performance.now() - begunAt < sliceMs) return;
    await setImmediate();
    begunAt = performance.now();
    if (isStopped()) throw new AppError('unavailable', 'The site is being restarted. Nothing was stored.');
  };
}
