import { AsyncLocalStorage } from 'node:async_hooks';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { SharedClient } from '#database/shared-client.ts';

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
  const memory = withoutRequests(new RateLimiterMemory(options));
  const recentKeys = createRecentKeys({
    maxSize: maxKeysInMemory,
    onDrop: (key) => void memory.delete(key),
  });
  return {
    limiter: client ? openShared(client, { ...options, insuranceLimiter: memory }) : memory,
    noteUse: recentKeys.use,
  };
}

/** Keeps track of the keys in use. Where somebody floods them, those used longest ago are dropped. */
function createRecentKeys(options: { maxSize: number; onDrop: (key: string) => void }) {
  const keys = new Set<string>();
  return {
    use(key: string): void {
      keys.delete(key);
      keys.add(key);
      if (keys.size <= options.maxSize) return;
      const [oldest = ''] = keys;
      keys.delete(oldest);
      options.onDrop(oldest);
    },
  };
}

/** Of no request: taken as the program begins. */
const outside = AsyncLocalStorage.snapshot();

/**
 * What is counted in memory is forgotten by timers, some of which run for weeks, and a timer keeps what was under way when
 * it was made: the request with all that belongs to it. So it is counted as if nobody had asked.
 */
function withoutRequests(memory: RateLimiterMemory): RateLimiterMemory {
  for (const name of ['consume', 'penalty', 'set'] as const) {
    const count = memory[name].bind(memory) as (...values: unknown[]) => unknown;
    Object.assign(memory, { [name]: (...values: unknown[]) => outside(count, ...values) });
  }
  return memory;
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
