type Job = () => Promise<void>;

export type JobQueue = {
  /** Runs a job as soon as a place is free; `now` goes before everything that is `later`. */
  run: <T>(urgency: 'now' | 'later', work: () => Promise<T>) => Promise<T>;
  /** Drops what has not begun; the promises of dropped jobs are rejected. */
  stop: () => void;
};

/** Lets a limited number of jobs run at once, so that heavy work does not starve the requests. */
export function createJobQueue(concurrency: number): JobQueue {
  const waiting: { now: Job[]; later: Job[] } = { now: [], later: [] };
  let running = 0;
  let isStopped = false;

  function startNext(): void {
    if (running >= concurrency) return;
    const job = waiting.now.shift() ?? (running === 0 ? waiting.later.shift() : undefined);
    if (!job) return;
    running += 1;
    void job().finally(() => {
      running -= 1;
      startNext();
    });
  }

  return {
    run: (urgency, work) =>
      new Promise((resolve, reject) => {
        waiting[urgency].push(async () => {
          if (isStopped) return reject(new Error('The queue has been stopped'));
          await work().then(resolve, reject);
        });
        startNext();
      }),
    stop: () => {
      isStopped = true;
    },
  };
}
