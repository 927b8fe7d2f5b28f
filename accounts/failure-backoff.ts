import type { Limits } from '#limits/limits.service.ts';

export type BackoffRule = {
  name: string;
  /** Failures before anybody has to wait. */
  freeFailures: number;
  firstDelayMs: number;
  longestDelayMs: number;
};
/** `unknown`: something failed before the password was checked. */
export type Outcome = 'right' | 'wrong' | 'unknown';
export type Admission =
  | { isAdmitted: true; settle: (outcome: Outcome) => Promise<void> }
  | { isAdmitted: false; waitMs: number };

const forgetAfterMs = 60 * 60_000;
/** Precision of the stored time of the last failure; failures within this do not extend how long it is remembered. */
const refreshAfterMs = 60_000;

/** Counts failures by a key, each making the next wait twice as long; they are forgotten after an hour without one. */
export function createFailureBackoff(limits: Limits, rule: BackoffRule) {
  const failures = limits.counters({ name: `${rule.name}-failures`, lifetimeMs: forgetAfterMs });
  const blocks = limits.counters({ name: `${rule.name}-block`, lifetimeMs: rule.longestDelayMs });

  function delayMsAfter(count: number): number {
    return Math.min(rule.firstDelayMs * 2 ** (count - rule.freeFailures), rule.longestDelayMs);
  }

  const findWaitMs = async (key: string): Promise<number> => (await blocks.find(key))?.msLeft ?? 0;

  async function prolong(key: string): Promise<void> {
    const known = await failures.find(key);
    if (!known || known.msLeft > forgetAfterMs - refreshAfterMs) return;
    await failures.set(key, { points: known.points });
  }

  async function blockAfter(key: string, count: number): Promise<void> {
    if (count >= rule.freeFailures) await blocks.set(key, { points: 1, lifetimeMs: delayMsAfter(count) });
  }

  return {
    /** How long the next attempt has to wait; 0 where it need not. */
    findWaitMs,

    async count(key: string): Promise<void> {
      await prolong(key);
      const { points } = await failures.add(key);
      await blockAfter(key, points);
    },

    async forget(key: string): Promise<void> {
      await Promise.all([failures.forget(key), blocks.forget(key)]);
    },

    /**
     * Admits an attempt, counted as a failure until it is settled: after the free failures only one at a time, by
     * whichever process takes the block first.
     * @param hasTurn it has waited, and is admitted whatever others do meanwhile
     */
    async admit(key: string, { hasTurn }: { hasTurn: boolean }): Promise<Admission> {
      const waitMs = hasTurn ? 0 : await findWaitMs(key);
      if (waitMs > 0) return { isAdmitted: false, waitMs };
      const { points: count } = await failures.add(key);
      const block =
        count < rule.freeFailures ? undefined : await blocks.add(key, { lifetimeMs: delayMsAfter(count) });
      const holdsBlock = block?.points === 1;
      if (block && !holdsBlock && !hasTurn) {
        await failures.add(key, { points: -1 });
        return { isAdmitted: false, waitMs: block.msLeft };
      }
      const settle = async (outcome: Outcome) => {
        if (outcome === 'wrong') {
          await Promise.all([prolong(key), holdsBlock ? undefined : blockAfter(key, count)]);
          return;
        }
        await failures.add(key, { points: -1 });
        if (holdsBlock) await blocks.forget(key);
      };
      return { isAdmitted: true, settle };
    },
  };
}
