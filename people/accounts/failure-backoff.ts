import type { Counters } from '../limits/counters.ts';
import type { Limits } from '../limits/limits.service.ts';

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

type Counted = { failures: Counters; blocks: Counters; rule: BackoffRule };

/** Counts failures by a key, each making the next wait twice as long; they are forgotten after an hour without one. */
export function createFailureBackoff(limits: Limits, rule: BackoffRule) {
  const failures = limits.counters({ name: `${rule.name}-failures`, lifetimeMs: forgetAfterMs });
  const blocks = limits.counters({ name: `${rule.name}-block`, lifetimeMs: rule.longestDelayMs });
  const counted: Counted = { failures, blocks, rule };

  return {
    /** How long the next attempt has to wait; 0 where it need not. */
    findWaitMs: (key: string) => findWaitMs(counted, key),

    async count(key: string): Promise<void> {
      await prolong(counted, key);
      const { points } = await failures.add(key);
      await blockAfter(counted, key, points);
    },

    async forget(key: string): Promise<void> {
      await Promise.all([failures.forget(key), blocks.forget(key)]);
    },

    /**
     * Admits an attempt, counted as a failure until it is settled: after the free failures only one at a time, by
     * whichever process takes the block first.
     * @param hasTurn it has waited, and is admitted whatever others do meanwhile
     */
    admit: (key: string, attempt: { hasTurn: boolean }) => admit(counted, { key, ...attempt }),
  };
}

async function admit(counted: Counted, attempt: { key: string; hasTurn: boolean }): Promise<Admission> {
  const { failures, blocks, rule } = counted;
  const { key, hasTurn } = attempt;
  const waitMs = hasTurn ? 0 : await findWaitMs(counted, key);
  if (waitMs > 0) return { isAdmitted: false, waitMs };
  const { points: count } = await failures.add(key);
  const block =
    count < rule.freeFailures ? undefined : await blocks.add(key, { lifetimeMs: delayMsAfter(rule, count) });
  const holdsBlock = block?.points === 1;
  if (block && !holdsBlock && !hasTurn) {
    await failures.add(key, { points: -1 });
    return { isAdmitted: false, waitMs: block.msLeft };
  }
  const settle = (outcome: Outcome) => settleAttempt(counted, { key, count, holdsBlock, outcome });
  return { isAdmitted: true, settle };
}

async function settleAttempt(
  counted: Counted,
  attempt: { key: string; count: number; holdsBlock: boolean; outcome: Outcome },
): Promise<void> {
  const { key, count, holdsBlock, outcome } = attempt;
  if (outcome === 'wrong') {
    await Promise.all([prolong(counted, key), holdsBlock ? undefined : blockAfter(counted, key, count)]);
    return;
  }
  await counted.failures.add(key, { points: -1 });
  if (holdsBlock) await counted.blocks.forget(key);
}

async function findWaitMs({ blocks }: Counted, key: string): Promise<number> {
  return (await blocks.find(key))?.msLeft ?? 0;
}

async function prolong({ failures }: Counted, key: string): Promise<void> {
  const known = await failures.find(key);
  if (!known || known.msLeft > forgetAfterMs - refreshAfterMs) return;
  await failures.prolong(key);
}

async function blockAfter({ blocks, rule }: Counted, key: string, count: number): Promise<void> {
  if (count < rule.freeFailures) return;
  await blocks.set(key, { points: 1, lifetimeMs: delayMsAfter(rule, count) });
}

function delayMsAfter(rule: BackoffRule, count: number): number {
  return Math.min(rule.firstDelayMs * 2 ** (count - rule.freeFailures), rule.longestDelayMs);
}
