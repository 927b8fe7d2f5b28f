import { tooBusy } from '#errors/app-error.ts';

/**
 * `now`: a request waits for it. `soon`: requested, but a substitute was sent. `later`: not requested yet.
 */
export type Urgency = 'now' | 'soon' | 'later';
type Job = () => Promise<void>;
type Lane = { add: (group: string, job: Job) => void; take: () => Job | undefined; count: () => number };

export type JobQueue = {
  /**
   * Runs a job as soon as a slot is free. Groups of the same urgency take turns, however many jobs one of them has.
   * Rejects with `busy` where as many wait as may.
   */
  run: <T>(order: { urgency: Urgency; group: string }, work: () => Promise<T>) => Promise<T>;
  /** Rejects jobs that no request waits for and that have not begun. Resolves when the others have ended. */
  stop: () => Promise<void>;
  /** How many jobs have not ended yet. */
  count: () => number;
};

/**
 * Runs a limited number of jobs at once, so that heavy work does not starve requests. One slot at most is
 * used by jobs that no request waits for; `later` runs alone, and pauses after each job for as long as it took.
 * @param mostWaiting of an urgency; what nobody waits for is not counted
 */
export function createJobQueue(
  concurrency: number,
  { mostWaiting = Number.POSITIVE_INFINITY } = {},
): JobQueue {
  const lanes: Record<Urgency, Lane> = { now: createLane(), soon: createLane(), later: createLane() };
  const running = new Map<Promise<void>, Urgency>();
  let isStopped = false;
  let isResting = false;
  let unfinished = 0;

  function takeNext(): [Job, Urgency] | undefined {
    if (running.size >= concurrency) return undefined;
    const isOnlyAwaited = [...running.values()].every((urgency) => urgency === 'now');
    const mayRun = { now: true, soon: isOnlyAwaited, later: running.size === 0 && (!isResting || isStopped) };
    for (const urgency of ['now', 'soon', 'later'] as const) {
      const job = mayRun[urgency] ? lanes[urgency].take() : undefined;
      if (job) return [job, urgency];
    }
    return undefined;
  }

  function rest(ms: number): void {
    isResting = true;
    const timer = setTimeout(() => {
      isResting = false;
      startNext();
    }, ms);
    timer.unref();
  }

  function startNext(): void {
    const [job, urgency] = takeNext() ?? [];
    if (!job || !urgency) return;
    const begunAt = performance.now();
    const done: Promise<void> = job().finally(() => {
      running.delete(done);
      if (urgency === 'later' && !isStopped) rest(performance.now() - begunAt);
      startNext();
    });
    running.set(done, urgency);
    startNext();
  }

  return {
    run: ({ urgency, group }, work) =>
      new Promise((resolve, reject) => {
        if (urgency !== 'later' && lanes[urgency].count() >= mostWaiting) {
          return reject(tooBusy(new Error(`${mostWaiting} jobs are waiting already`)));
        }
        unfinished += 1;
        lanes[urgency].add(group, async () => {
          if (isStopped && urgency !== 'now') reject(new Error('The queue has been stopped'));
          else await work().then(resolve, reject);
          unfinished -= 1;
        });
        startNext();
      }),
    count: () => unfinished,
    async stop() {
      isStopped = true;
      for (const lane of [lanes.soon, lanes.later]) {
        for (let job = lane.take(); job; job = lane.take()) await job();
      }
      while (running.size > 0) await Promise.all(running.keys());
    },
  };
}

/** First come, first served, one job of each group at a time. */
function createLane(): Lane {
  const groups = new Map<string, Job[]>();
  let waiting = 0;
  return {
    count: () => waiting,
    add(group, job) {
      waiting += 1;
      const jobs = groups.get(group);
      if (jobs) jobs.push(job);
      else groups.set(group, [job]);
    },
    take() {
      const [group, jobs] = groups.entries().next().value ?? [];
      if (group === undefined || !jobs) return undefined;
      const job = jobs.shift();
      waiting -= 1;
      // Moved to the end, so that the other groups take their turn first.
      groups.delete(group);
      if (jobs.length > 0) groups.set(group, jobs);
      return job;
    },
  };
}
