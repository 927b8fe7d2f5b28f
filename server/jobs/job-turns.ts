import { randomUUID } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { claimJob, prolongJob, releaseJob } from './job-runs.repository.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Whoever holds a job says so this often; without a word for three times as long it counts as dead. */
const aliveMs = minuteMs;
const heldMs = 3 * minuteMs;
/** A job that failed is tried again so much later. */
const retryMs = 60 * minuteMs;

/** A job that is this process's until it says how it went. */
type Turn = { end: (outcome: 'done' | 'failed') => Promise<void> };
/** Whose turn it is: undefined where a job was done within a day, or another process is doing it. */
export type JobTurns = { take: (name: string) => Promise<Turn | undefined> };

/** Each job once a day, whichever process does it; one that dies meanwhile leaves it to another. */
export function createJobTurns(db: Db, { now = () => new Date() }: { now?: () => Date } = {}): JobTurns {
  const holder = randomUUID();
  const timeIn = (ms: number) => new Date(now().getTime() + ms).toISOString();
  return {
    async take(name) {
      const times = {
        ...{ now: timeIn(0), doneBefore: timeIn(-dayMs) },
        ...{ heldUntil: timeIn(heldMs), ahead: timeIn(dayMs) },
      };
      if (!(await claimJob(db, { name, holder, ...times }))) return undefined;
      const timer = setInterval(() => {
        prolongJob(db, { name, holder, heldUntil: timeIn(heldMs) }).catch(() => {});
      }, aliveMs).unref();
      return {
        async end(outcome) {
          clearInterval(timer);
          const doneAt = timeIn(outcome === 'done' ? 0 : retryMs - dayMs);
          await releaseJob(db, { name, holder, doneAt });
        },
      };
    },
  };
}

/** For what each process does for itself: once after its start, and once a day. */
export function createOwnTurns({ now = Date.now }: { now?: () => number } = {}): JobTurns {
  const dueAtMs = new Map<string, number>();
  return {
    async take(name) {
      const waitMs = (dueAtMs.get(name) ?? 0) - now();
      // Longer than a day: the clock was ahead.
      if (waitMs > 0 && waitMs <= dayMs) return undefined;
      return {
        end: async (outcome) => void dueAtMs.set(name, now() + (outcome === 'done' ? dayMs : retryMs)),
      };
    },
  };
}
