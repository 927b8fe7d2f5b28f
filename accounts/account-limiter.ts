import type { Limits } from '#limits/limits.service.ts';
import { type Admission, createFailureBackoff, type Outcome } from './failure-backoff.ts';

/** Many networks guessing at one account. */
const accountRule = { freeFailures: 20, firstDelayMs: 5_000 };

export type AccountRule = {
  longestDelayMs: number;
  /** Whether whoever has waited is let in once, whatever others do meanwhile. */
  hasTurns: boolean;
};
/** How long a network that was told to wait may take to come back. */
const turnLastsMs = 10 * 60_000;
const familiarForMs = 30 * 24 * 60 * 60_000;

/**
 * Slows down guessing at one account from many networks, without a way to lock the owner out: a network that signed
 * in to the account before is not slowed down. Where there are turns any other waits a minute at most and is then
 * admitted, however many others guess meanwhile; without, all of them together have one guess in a while.
 */
export function createAccountLimiter(limits: Limits, { name, ...rule }: AccountRule & { name: string }) {
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
