import { createFailureCounters, type Limit, storeNewest } from './failure-counters.ts';

/** Many places guessing at one account. */
const accountLimit: Limit = { free: 20, firstDelayMs: 5_000, longestDelayMs: 60_000 };
/** How long a place that was told to wait may take to come back. */
const turnLastsMs = 10 * 60_000;
const familiarForMs = 30 * 24 * 60 * 60_000;
const maxEntries = 20_000;

export type GateAttempt = { account: string; network: string };

/**
 * Slows down guessing at one account from many networks, without a way to lock the owner out: a network that signed
 * in to the account before is not held up, and any other waits a minute at most and has its turn then, however many
 * others guess meanwhile.
 */
export function createAccountGate() {
  const failures = createFailureCounters(accountLimit);
  /** Attempts under way: as long as nobody knows how they end they count as failures. */
  const pending = new Map<string, number>();
  const familiarUntilMs = new Map<string, number>();
  const turnsAtMs = new Map<string, number>();

  const keyOf = (attempt: GateAttempt) => JSON.stringify([attempt.network, attempt.account]);
  const isFamiliar = (attempt: GateAttempt, nowMs: number) =>
    (familiarUntilMs.get(keyOf(attempt)) ?? 0) > nowMs;

  function accountWaitMs(account: string, nowMs: number): number {
    const underWay = pending.get(account) ?? 0;
    if (failures.countOf(account, nowMs) + underWay < accountLimit.free) return 0;
    return Math.max(failures.waitMs(account, nowMs), underWay > 0 ? accountLimit.firstDelayMs : 0);
  }

  /** A place that has to wait gets a turn of its own, which it can take once. */
  function waitMs(attempt: GateAttempt, nowMs: number): number {
    const key = keyOf(attempt);
    const turnAtMs = turnsAtMs.get(key);
    if (turnAtMs !== undefined && nowMs < turnAtMs) return turnAtMs - nowMs;
    turnsAtMs.delete(key);
    if (turnAtMs !== undefined && nowMs <= turnAtMs + turnLastsMs) return 0;
    const wait = accountWaitMs(attempt.account, nowMs);
    if (wait > 0) storeNewest(turnsAtMs, { key, value: nowMs + wait, maxSize: maxEntries });
    return wait;
  }

  return {
    /**
     * Lets an attempt in, or tells how long it has to wait.
     * @returns what to call with the outcome once it is known
     */
    enter(attempt: GateAttempt, nowMs: number): { waitMs: number; leave: (outcome: Outcome) => void } {
      const { account } = attempt;
      const isHeldUp = !isFamiliar(attempt, nowMs);
      const wait = isHeldUp ? waitMs(attempt, nowMs) : 0;
      if (wait > 0) return { waitMs: wait, leave: () => {} };
      if (isHeldUp) pending.set(account, (pending.get(account) ?? 0) + 1);
      const leave = (outcome: Outcome) => {
        if (isHeldUp) release(account);
        if (isHeldUp && outcome === 'wrong') failures.count(account, nowMs);
        if (outcome !== 'right') return;
        const entry = { key: keyOf(attempt), value: nowMs + familiarForMs, maxSize: maxEntries };
        storeNewest(familiarUntilMs, entry);
      };
      return { waitMs: 0, leave };
    },
  };

  function release(account: string): void {
    const left = (pending.get(account) ?? 1) - 1;
    if (left > 0) pending.set(account, left);
    else pending.delete(account);
  }
}

/** `unknown`: something broke before the password was judged. */
export type Outcome = 'right' | 'wrong' | 'unknown';
