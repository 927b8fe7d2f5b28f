import type { Db } from '#database/connect.ts';
import { findSharedClient } from '#database/shared-client.ts';
import { type Counters, createCounters } from './counters.ts';
import { deleteEndedCounters } from './limits.repository.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

export type Limits = ReturnType<typeof createLimits>;

/** Everything that bounds how often something may happen (docs/decisions/0018-one-limiter.md). */
export function createLimits(db: Db) {
  const client = findSharedClient(db);
  return {
    /** All processes count together. For what is done seldom enough to cost a write each time. */
    rateLimit: (limit: { name: string; perMinute: number }): RateLimit =>
      createRateLimit({ ...limit, client }),

    /** Each process counts for itself, in memory. For what every page view does. */
    localRateLimit: (limit: { name: string; perMinute: number }): RateLimit =>
      createRateLimit({ ...limit, client: undefined }),

    counters: (kind: { name: string; lifetimeMs: number }): Counters => createCounters({ ...kind, client }),

    /** Counters that have ended, of all processes. */
    removeEnded: (): Promise<void> => deleteEndedCounters(db, Date.now()),
  };
}
