import { AppError } from '#errors/app-error.ts';
import type { Limits } from '#limits/limits.service.ts';
import { networkOf } from '#limits/network-of.ts';
import { type AccountRule, createAccountLimiter } from './account-limiter.ts';
import { type BackoffRule, createFailureBackoff, type Outcome } from './failure-backoff.ts';
import { createKeyedQueue } from './keyed-queue.ts';

/** Someone guessing at one account from one network. */
const pairRule: Omit<BackoffRule, 'name'> = {
  freeFailures: 5,
  firstDelayMs: 5_000,
  longestDelayMs: 15 * 60_000,
};
/** Someone trying many names from one network; generous, because an office shares its ip. */
const networkRule: Omit<BackoffRule, 'name'> = {
  freeFailures: 30,
  firstDelayMs: 5_000,
  longestDelayMs: 60_000,
};
/**
 * What is guessed at, each counted by itself: a right password makes no wrong code forgotten. Whoever guesses codes
 * knows the password, so strangers cannot hold up the owner, and a code is short: all networks that never gave a right
 * one have one guess in a quarter of an hour among them. Recovery codes are too long to be guessed from anywhere.
 */
const accountRules = {
  login: { longestDelayMs: 60_000, hasTurns: true },
  code: { longestDelayMs: 15 * 60_000, hasTurns: false },
  recovery: undefined,
} satisfies Record<string, AccountRule | undefined>;

/** Of one network; a second attempt waits for the first. */
const maxAttemptsAtOnce = 100;

export type Attempt = {
  account: string;
  ip: string;
  /** Whoever is signed in already gets a limit of their own, which nobody else's guesses can use up. */
  isSignedIn?: boolean;
};

/**
 * Slows down guessing. It counts by account and network together, by network, and by account (account-limiter.ts). The
 * attempts of a network are checked one after the other in this process, so that simultaneous ones cannot slip
 * through, and correct ones are never counted.
 */
export function createLoginLimiter(limits: Limits, name: keyof typeof accountRules = 'login') {
  const byPair = createFailureBackoff(limits, { ...pairRule, name: `${name}-pair` });
  const byNetwork = createFailureBackoff(limits, { ...networkRule, name: `${name}-network` });
  const accountRule = accountRules[name];
  const accountLimiter = accountRule && createAccountLimiter(limits, { ...accountRule, name });
  const queue = createKeyedQueue({ maxLength: maxAttemptsAtOnce });

  async function judge<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const { account } = attempt;
    const network = networkOf(attempt.ip);
    const pair = JSON.stringify([network, account]);
    const waits = await Promise.all([byNetwork.findWaitMs(network), byPair.findWaitMs(pair)]);
    refuseBefore(Math.max(...waits));
    const admission = attempt.isSignedIn ? undefined : await accountLimiter?.enter({ account, network });
    if (admission?.isAdmitted === false) throw tooMany(admission.waitMs);
    let outcome: Outcome = 'unknown';
    try {
      const found = await check();
      outcome = found === undefined ? 'wrong' : 'right';
      return found;
    } finally {
      await admission?.settle(outcome);
      if (outcome === 'right') await byPair.forget(pair);
      if (outcome === 'wrong') await Promise.all([byPair.count(pair), byNetwork.count(network)]);
    }
  }

  return {
    /**
     * Has a password checked, unless there were too many wrong ones.
     * @param check returns the result of a correct password; undefined if it is wrong
     * @throws AppError `too-many` with the seconds to wait
     */
    async attempt<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
      const network = networkOf(attempt.ip);
      if (queue.isFull(network)) throw tooMany(1_000);
      return queue.run(network, () => judge(attempt, check));
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
