export type Limit = {
  /** Failures before anyone has to wait. */
  free: number;
  firstDelayMs: number;
  longestDelayMs: number;
};
type Counter = { failures: number; blockedUntilMs: number; forgetAtMs: number };

const forgetAfterMs = 60 * 60_000;
const maxCounters = 20_000;

/** Counts failures by a key, each making the next wait twice as long; a quiet hour forgets them. */
export function createFailureCounters(limit: Limit) {
  const counters = new Map<string, Counter>();

  function find(key: string, nowMs: number): Counter | undefined {
    const counter = counters.get(key);
    return counter && counter.forgetAtMs > nowMs ? counter : undefined;
  }

  return {
    countOf: (key: string, nowMs: number): number => find(key, nowMs)?.failures ?? 0,

    /** How long the next attempt has to wait; 0 where it need not. */
    waitMs: (key: string, nowMs: number): number =>
      Math.max(0, (find(key, nowMs)?.blockedUntilMs ?? 0) - nowMs),

    count(key: string, nowMs: number): void {
      const failures = (find(key, nowMs)?.failures ?? 0) + 1;
      const doublings = failures - limit.free;
      const delayMs = doublings < 0 ? 0 : Math.min(limit.firstDelayMs * 2 ** doublings, limit.longestDelayMs);
      const counter = { failures, blockedUntilMs: nowMs + delayMs, forgetAtMs: nowMs + forgetAfterMs };
      storeNewest(counters, { key, value: counter, maxSize: maxCounters });
    },

    forget: (key: string): void => void counters.delete(key),
  };
}

/** Stores an entry as the newest. Where somebody floods the map, those stored longest ago go. */
export function storeNewest<T>(map: Map<string, T>, entry: { key: string; value: T; maxSize: number }): void {
  map.delete(entry.key);
  for (const oldest of map.keys()) {
    if (map.size < entry.maxSize) break;
    map.delete(oldest);
  }
  map.set(entry.key, entry.value);
}
