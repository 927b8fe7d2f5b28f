import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#database/connect.ts';
import { findSharedClient, type SharedClient } from '#database/shared-client.ts';
import { AppError } from '#errors/app-error.ts';
import { say } from '#messages/say.ts';
import { type Counters, createCounters } from './counters.ts';
import { deleteEndedCounters } from './limits.repository.ts';
import { networkOf } from './network-of.ts';
import { openStore } from './open-store.ts';

export type Limits = ReturnType<typeof createLimits>;

const windowMs = 60_000;
const noRefusal = () => undefined;

type RateLimit = {
  /** Counts one of a network. @throws AppError `too-many` with the seconds to wait, said in words as well */
  take: (ip: string) => Promise<void>;
};

/** Everything that bounds how often something may happen (docs/decisions/0013-bounded-waits.md). */
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

/** Bounds how often a network may do something in a minute, which begins with the first time. */
function createRateLimit(options: {
  client: SharedClient | undefined;
  name: string;
  perMinute: number;
}): RateLimit {
  const { client, name, perMinute } = options;
  const { limiter, noteUse } = openStore({ client, name, maxPoints: perMinute, durationMs: windowMs });
  return {
    async take(ip) {
      const network = networkOf(ip);
      noteUse(network);
      const refusal = await limiter.consume(network).then(noRefusal, asRefusal);
      if (!refusal) return;
      if (refusal.msBeforeNext <= 2 * windowMs) refuse(refusal);
      // It was counted while the clock was ahead.
      await limiter.delete(network);
      await limiter.consume(network);
    },
  };
}

/** The library rejects with what was counted where that is too much, with an error where something broke. */
function asRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

function refuse({ msBeforeNext }: RateLimiterRes): never {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  const message = say('answers:tooManyRequests.seconds', { count: retryAfterSeconds });
  throw new AppError('too-many', message, { retryAfterSeconds });
}
