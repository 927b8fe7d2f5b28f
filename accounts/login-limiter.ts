import { AppError } from '#errors/app-error.ts';
import { createAccountGate, type Outcome } from './account-gate.ts';
import { createFailureCounters, type Limit } from './failure-counters.ts';
import { networkOf } from './network-of.ts';
import { createSerialLanes } from './serial-lanes.ts';

/** Someone guessing at one account from one place. */
const pairLimit: Limit = { free: 5, firstDelayMs: 5_000, longestDelayMs: 15 * 60_000 };
/** Someone trying many names from one place; generous, because an office shares its address. */
const networkLimit: Limit = { free: 30, firstDelayMs: 5_000, longestDelayMs: 60_000 };
/** Of one place; a second attempt waits for the first. */
const maxAttemptsAtOnce = 100;

export type Attempt = {
  account: string;
  address: string;
  /** Whoever is signed in to the account already has no stranger to share its limit with. */
  isSignedIn?: boolean;
};

/**
 * Slows down guessing, in this process's memory. It counts by account and network together, by network, and by account
 * (account-gate.ts). The attempts of a network are judged one after the other, so that many at the same moment cannot
 * slip through, and right ones are never counted.
 */
export function createLoginLimiter(now: () => Date) {
  const byPair = createFailureCounters(pairLimit);
  const byNetwork = createFailureCounters(networkLimit);
  const gate = createAccountGate();
  const lanes = createSerialLanes({ maxLength: maxAttemptsAtOnce });

  async function judge<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const nowMs = now().getTime();
    const { account } = attempt;
    const network = networkOf(attempt.address);
    const pair = JSON.stringify([network, account]);
    refuseBefore(Math.max(byNetwork.waitMs(network, nowMs), byPair.waitMs(pair, nowMs)));
    const entry = attempt.isSignedIn ? undefined : gate.enter({ account, network }, nowMs);
    refuseBefore(entry?.waitMs ?? 0);
    let outcome: Outcome = 'unknown';
    try {
      const found = await check();
      outcome = found === undefined ? 'wrong' : 'right';
      return found;
    } finally {
      entry?.leave(outcome);
      if (outcome === 'right') byPair.forget(pair);
      if (outcome === 'wrong') byPair.count(pair, nowMs);
      if (outcome === 'wrong') byNetwork.count(network, nowMs);
    }
  }

  return {
    /**
     * Has a password checked, unless there were too many wrong ones.
     * @param check tells what a right password leads to; undefined where it is wrong
     * @throws AppError `too-many` with the seconds to wait
     */
    async attempt<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
      const network = networkOf(attempt.address);
      if (lanes.isFull(network)) throw tooMany(1_000);
      return lanes.run(network, () => judge(attempt, check));
    },
  };
}

function refuseBefore(waitMs: number): void {
  if (waitMs > 0) throw tooMany(waitMs);
}

function tooMany(waitMs: number): AppError {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  const message = 'Too many attempts to sign in. Please wait and try again.';
  return new AppError('too-many', message, { retryAfterSeconds });
}
