import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { SharedClient } from '#database/shared-client.ts';
import { createRecentKeys } from './recent-keys.ts';

export type StoreOptions = {
  /** Absent where this process counts for itself. */
  client: SharedClient | undefined;
  /** What the keys begin with in the database. */
  name: string;
  maxPoints: number;
  durationMs: number;
};
export type LimitStore = {
  limiter: RateLimiterAbstract;
  /** Before a key is written, so that what is kept in memory stays bounded. */
  noteUse: (key: string) => void;
};

/** Of each limit. */
const maxKeysInMemory = 20_000;

/**
 * The library's limiter: in the database where several processes share it, otherwise in this process's memory. Where
 * the database does not respond it counts in memory meanwhile, so that nobody is refused because of it.
 */
export function openStore({ client, name, maxPoints, durationMs }: StoreOptions): LimitStore {
  const options = { keyPrefix: name, points: maxPoints, duration: durationMs / 1000 };
  const memory = new RateLimiterMemory(options);
  const recentKeys = createRecentKeys({
    maxSize: maxKeysInMemory,
    onDrop: (key) => void memory.delete(key),
  });
  return {
    limiter: client ? openShared(client, { ...options, insuranceLimiter: memory }) : memory,
    noteUse: recentKeys.use,
  };
}

function openShared(
  client: SharedClient,
  options: { keyPrefix: string; points: number; duration: number; insuranceLimiter: RateLimiterMemory },
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...options,
    storeClient: client,
    storeType: 'client',
    // A migration makes the table, and the retention job deletes from it.
    tableName: 'limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Whoever has used up a limit is refused without a query.
    inMemoryBlockOnConsumed: options.points,
  });
}
