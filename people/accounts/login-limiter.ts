import { AppError } from '#errors/app-error.ts';
import type { Limits } from '../limits/limits.service.ts';
import { networkOf } from '../limits/network-of.ts';
import { type Admission, type BackoffRule, createFailureBackoff, type Outcome } from './failure-backoff.ts';

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

type AccountRule = {
  longestDelayMs: number;
  /** Whether whoever has waited is let in once, whatever others do meanwhile. */
  hasTurns: boolean;
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
 * Slows down guessing. It counts by account and network together, by network, and by account. The
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

type Queue = { last: Promise<unknown>; length: number };

/** Runs tasks of the same key one after the other, in the order they came; other keys do not wait for them. */
function createKeyedQueue(options: { maxLength: number }) {
  const queues = new Map<string, Queue>();

  return {
    /** Whether so many tasks are waiting that further ones have to be refused. */
    isFull: (key: string): boolean => (queues.get(key)?.length ?? 0) >= options.maxLength,

    run<T>(key: string, task: () => Promise<T>): Promise<T> {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
      queues.set(key, queue);
      queue.length += 1;
      const done = queue.last.then(task).finally(() => {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(key);
      });
      queue.last = done.catch(() => {});
      return done;
    },
  };
}

/** Many networks guessing at one account. */
const accountRule = { freeFailures: 20, firstDelayMs: 5_000 };

/** How long a network that was told to wait may take to come back. */
const turnLastsMs = 10 * 60_000;
const familiarForMs = 30 * 24 * 60 * 60_000;

/**
 * Slows down guessing at one account from many networks, without a way to lock the owner out: a network that signed
 * in to the account before is not slowed down. Where there are turns any other waits a minute at most and is then
 * admitted, however many others guess meanwhile; without, all of them together have one guess in a while.
 */
function createAccountLimiter(limits: Limits, { name, ...rule }: AccountRule & { name: string }) {
  const { longestDelayMs, hasTurns } = rule;
  const backoff = createFailureBackoff(limits, { ...accountRule, name: `${name}-account`, longestDelayMs });
  const familiar = limits.counters({ name: `${name}-familiar`, lifetimeMs: familiarForMs });
  const turns = limits.counters({ name: `${name}-turn`, lifetimeMs: turnLastsMs });

  /** A network that has to wait gets one reserved attempt, which it can use once. */
  async function admitStranger(account: string, pair: string): Promise<Admission> {
    if (!hasTurns) return backoff.admit(account, { hasTurn: false });
    const turn = await turns.find(pair);
    if (turn && turn.msLeft > turnLastsMs) return { isAdmitted: false, waitMs: turn.msLeft - turnLastsMs };
    const hasTurn = turn !== undefined && (await turns.forget(pair));
    const admission = await backoff.admit(account, { hasTurn });
    if (!admission.isAdmitted) {
      await turns.set(pair, { points: 1, lifetimeMs: admission.waitMs + turnLastsMs });
    }
    return admission;
  }

  return {
    /**
     * Admits an attempt, or returns how long it has to wait.
     * @returns what to call with the outcome once it is known
     */
    async enter({ account, network }: { account: string; network: string }): Promise<Admission> {
      const pair = JSON.stringify([network, account]);
      const isFamiliar = (await familiar.find(pair)) !== undefined;
      const admission: Admission = isFamiliar
        ? { isAdmitted: true, settle: async () => {} }
        : await admitStranger(account, pair);
      if (!admission.isAdmitted) return admission;
      const settle = async (outcome: Outcome) => {
        await admission.settle(outcome);
        if (outcome === 'right') await familiar.set(pair, { points: 1 });
      };
      return { isAdmitted: true, settle };
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
