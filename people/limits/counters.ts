import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { aheadMs } from '#database/ahead-of-clock.ts';
import type { SharedClient } from '#database/shared-client.ts';
import { prolongCounter } from './limits.repository.ts';
import { openStore } from './open-store.ts';

/** How much was counted for a key, and how long until that is forgotten. */
type Count = { points: number; msLeft: number };

export type Counters = {
  /** Adds points, or takes some back. @param lifetimeMs of a key that is new; one that is there keeps its end */
  add: (key: string, change?: { points?: number; lifetimeMs?: number }) => Promise<Count>;
  find: (key: string) => Promise<Count | undefined>;
  /** Replaces what was counted; the lifetime begins anew. */
  set: (key: string, count: { points: number; lifetimeMs?: number }) => Promise<void>;
  /** Begins the lifetime of what is there anew. What others add or take back at the same moment counts all the same. */
  prolong: (key: string) => Promise<void>;
  /** @returns whether there was anything; of several callers at once one gets true */
  forget: (key: string) => Promise<boolean>;
};

/** The longest that a timer of Node.js runs, which is what forgets in memory: 24 days. */
const longestInMemoryMs = 2 ** 31 - 1;

/** Counts by key, without a bound of its own. */
export function createCounters(options: {
  client: SharedClient | undefined;
  name: string;
  lifetimeMs: number;
}): Counters {
  const { client, name } = options;
  const { limiter, noteUse } = openStore({ client, name, maxPoints: 1, durationMs: options.lifetimeMs });
  const prolonging = createProlonging(limiter, client);
  const secondsOf = (ms = options.lifetimeMs) => (client ? ms : Math.min(ms, longestInMemoryMs)) / 1000;
  const isAhead = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext > options.lifetimeMs + aheadMs;
  return {
    async add(key, { points = 1, lifetimeMs } = {}) {
      noteUse(key);
      await prolonging.ended();
      const addPoints = () => limiter.penalty(key, points, { customDuration: secondsOf(lifetimeMs) });
      const counted = await addPoints();
      if (!isAhead(counted)) return toCount(counted);
      await limiter.delete(key);
      return toCount(await addPoints());
    },
    async find(key) {
      const found = await limiter.get(key);
      // In memory an ended counter is there until its timer runs.
      if (!found || found.msBeforeNext <= 0) return undefined;
      if (!isAhead(found)) return toCount(found);
      await limiter.delete(key);
      return undefined;
    },
    async set(key, { points, lifetimeMs }) {
      noteUse(key);
      await limiter.set(key, points, secondsOf(lifetimeMs));
    },
    prolong: (key) => prolonging.prolong(key, secondsOf()),
    forget: (key) => limiter.delete(key),
  };
}

/** Reading a count and writing it with another end are two steps; in memory nobody counts between them. */
function createProlonging(limiter: RateLimiterAbstract, client: SharedClient | undefined) {
  let underWay = Promise.resolve();
  async function prolongInMemory(key: string, seconds: number): Promise<void> {
    const found = await limiter.get(key);
    if (found && found.msBeforeNext > 0) await limiter.set(key, found.consumedPoints, seconds);
  }
  return {
    ended: () => underWay,
    prolong(key: string, seconds: number): Promise<void> {
      const change = { key: limiter.getKey(key), endMs: Date.now() + seconds * 1000 };
      // Where the database is away, what was counted there is as well.
      if (client) return prolongCounter(client, change).catch(() => {});
      underWay = underWay.then(() => prolongInMemory(key, seconds));
      return underWay;
    },
  };
}

function toCount({ consumedPoints, msBeforeNext }: RateLimiterRes): Count {
  return { points: consumedPoints, msLeft: msBeforeNext };
}
