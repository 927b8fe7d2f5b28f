import { tooBusy } from '#errors/app-error.ts';
import type { QueueState } from './database-load.ts';

/** Releases a place; releasing it again has no effect. */
export type Release = () => void;
export type Semaphore = {
  /** Waits for a place, first come, first served. @throws AppError `busy` where too many wait or it takes too long */
  acquire: () => Promise<Release>;
  look: () => QueueState;
};

type Waiting = { start: () => void };

/** Lets a number of tasks run at once; how many others wait, and for how long, is limited. */
export function createSemaphore(limits: {
  places: number;
  maxWaiting: number;
  maxWaitMs: number;
}): Semaphore {
  const waiting = new Set<Waiting>();
  let free = limits.places;

  function createRelease(): Release {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const [next] = waiting;
      if (next) next.start();
      else free += 1;
    };
  }

  function wait(): Promise<Release> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        start() {
          clearTimeout(timer);
          waiting.delete(entry);
          resolve(createRelease());
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(entry);
        reject(tooBusy(new Error(`The database was not free within ${limits.maxWaitMs} ms`)));
      }, limits.maxWaitMs);
      waiting.add(entry);
    });
  }

  return {
    look: () => ({ places: limits.places, using: limits.places - free, waiting: waiting.size }),
    async acquire() {
      if (free > 0) {
        free -= 1;
        return createRelease();
      }
      if (waiting.size >= limits.maxWaiting) {
        throw tooBusy(new Error(`${waiting.size} wait for the database already`));
      }
      return wait();
    },
  };
}
