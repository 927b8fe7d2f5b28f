import { tooBusy } from '#errors/app-error.ts';

/** Gives a turn back; more than once does no harm. */
export type EndTurn = () => void;
export type TurnQueue = {
  /** Waits for a turn, first come, first served. @throws AppError `busy` where too many wait or it takes too long */
  take: () => Promise<EndTurn>;
};

type Waiting = { start: () => void };

/** Lets so many work at once and has the others wait, but neither endlessly nor in endless number. */
export function createTurnQueue(limits: {
  places: number;
  maxWaiting: number;
  maxWaitMs: number;
}): TurnQueue {
  const waiting = new Set<Waiting>();
  let free = limits.places;

  function endTurnOnce(): EndTurn {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const [next] = waiting;
      if (next) next.start();
      else free += 1;
    };
  }

  function wait(): Promise<EndTurn> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        start() {
          clearTimeout(timer);
          waiting.delete(entry);
          resolve(endTurnOnce());
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(entry);
        reject(tooBusy(new Error(`No turn at the database within ${limits.maxWaitMs} ms`)));
      }, limits.maxWaitMs);
      waiting.add(entry);
    });
  }

  return {
    async take() {
      if (free > 0) {
        free -= 1;
        return endTurnOnce();
      }
      if (waiting.size >= limits.maxWaiting) {
        throw tooBusy(new Error(`${waiting.size} wait for the database already`));
      }
      return wait();
    },
  };
}
