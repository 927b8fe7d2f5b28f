import type { Limits } from '#limits/limits.service.ts';
import { type Admission, type BackoffRule, createFailureBackoff, type Outcome } from './failure-backoff.ts';

/** Many networks guessing at one account. */
const accountRule: BackoffRule = {
  name: 'login-account',
  freeFailures: 20,
  firstDelayMs: 5_000,
  longestDelayMs: 60_000,
};
/** How long a network that was told to wait may take to come back. */
const turnLastsMs = 10 * 60_000;
const familiarForMs = 30 * 24 * 60 * 60_000;

/**
 * Slows down guessing at one account from many networks, without a way to lock the owner out: a network that signed
 * in to the account before is not slowed down, and any other waits a minute at most and is then admitted, however many
 * others guess meanwhile.
 */
export function createAccountLimiter(limits: Limits) {
  const backoff = createFailureBackoff(limits, accountRule);
  const familiar = limits.counters({ name: 'login-familiar', lifetimeMs: familiarForMs });
  const turns = limits.counters({ name: 'login-turn', lifetimeMs: turnLastsMs });

  /** A network that has to wait gets one reserved attempt, which it can use once. */
  async function admitStranger(account: string, pair: string): Promise<Admission> {
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
