import { AppError } from '#errors/app-error.ts';
import { networkOf } from './network-of.ts';

type Limit = {
  /** Failures before anyone has to wait. */
  free: number;
  firstDelayMs: number;
  longestDelayMs: number;
};
type Counter = { failures: number; blockedUntilMs: number; forgetAtMs: number };

/** Someone guessing at one account from one place. */
const pairLimit: Limit = { free: 5, firstDelayMs: 5_000, longestDelayMs: 15 * 60_000 };
/** Someone trying many names from one place; generous, because an office shares its address. */
const addressLimit: Limit = { free: 30, firstDelayMs: 5_000, longestDelayMs: 60_000 };

const forgetAfterMs = 60 * 60_000;
const maxCounters = 20_000;

/**
 * Slows down guessing, in this process's memory. It counts by account and address together and by address, never by
 * account alone: otherwise a stranger could lock the owner out.
 */
export function createLoginLimiter(now: () => Date) {
  const counters = new Map<string, Counter>();

  /** Counts an attempt as failed beforehand, so that many at the same moment cannot slip through. */
  function count(key: string, limit: Limit, nowMs: number): void {
    const known = counters.get(key);
    const failures = known && known.forgetAtMs > nowMs ? known.failures + 1 : 1;
    const doublings = failures - limit.free;
    const delayMs = doublings < 0 ? 0 : Math.min(limit.firstDelayMs * 2 ** doublings, limit.longestDelayMs);
    counters.set(key, { failures, blockedUntilMs: nowMs + delayMs, forgetAtMs: nowMs + forgetAfterMs });
  }

  function undo(key: string): void {
    const counter = counters.get(key);
    if (!counter) return;
    counters.set(key, { ...counter, failures: Math.max(0, counter.failures - 1), blockedUntilMs: 0 });
  }

  function makeRoom(nowMs: number): void {
    if (counters.size < maxCounters) return;
    for (const [key, counter] of counters) if (counter.forgetAtMs <= nowMs) counters.delete(key);
    // Still full: someone floods it. The oldest go, which are first in the map.
    for (const key of counters.keys()) {
      if (counters.size < maxCounters) return;
      counters.delete(key);
    }
  }

  return {
    /**
     * Enters an attempt to sign in.
     * @throws AppError `too-many` with the seconds to wait
     * @returns what to call when the attempt succeeds
     */
    begin(attempt: { account: string; address: string }): { succeed: () => void } {
      const nowMs = now().getTime();
      const network = networkOf(attempt.address);
      const addressKey = JSON.stringify([network]);
      const pairKey = JSON.stringify([network, attempt.account]);
      const blockedUntilMs = Math.max(
        counters.get(addressKey)?.blockedUntilMs ?? 0,
        counters.get(pairKey)?.blockedUntilMs ?? 0,
      );
      if (blockedUntilMs > nowMs) throw tooMany(blockedUntilMs - nowMs);
      makeRoom(nowMs);
      count(addressKey, addressLimit, nowMs);
      count(pairKey, pairLimit, nowMs);
      return {
        succeed: () => {
          counters.delete(pairKey);
          undo(addressKey);
        },
      };
    },
  };
}

function tooMany(waitMs: number): AppError {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  const message = 'Too many attempts to sign in. Please wait and try again.';
  return new AppError('too-many', message, { retryAfterSeconds });
}
