import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { enterInLog } from '#people/log/write-log.ts';
import type { Refusal } from './read-refusals.ts';
import {
  addRefusals,
  deleteRefusals,
  dropRarestRefusals,
  keyOf,
  listRefusals,
  type RefusalCount,
} from './refusals.repository.ts';

/** Kinds that are kept; beyond them the rarest go. */
const maxRows = 200;
/** Between two writes; what comes beyond is not even kept in memory. */
const maxPending = 100;
const storeAfterMs = 3000;
const keptDays = 30;
const dayMs = 24 * 60 * 60_000;

/** What browsers of visitors and of the staff refused, counted (docs/decisions/0067-what-browsers-refuse.md). */
export function createRefusalService(db: Db, { now = () => new Date() }: { now?: () => Date } = {}) {
  const pending = createPending(db, now);
  return {
    /** Counts what a browser tells; waits for nothing, and never fails. */
    count: pending.add,

    /** All that is kept, most often first. */
    async list() {
      await pending.store();
      return listRefusals(db);
    },

    /** Forgets all of it: what comes again afterwards is still so. */
    async clear(): Promise<void> {
      pending.take();
      await inTransaction(db, async (trx) => {
        const count = await deleteRefusals(trx);
        if (count > 0) await enterInLog(trx, { kind: 'server', text: 'Cleared what browsers refused' });
      });
    },

    storeCounts: pending.store,

    removeExpired: () => deleteRefusals(db, new Date(now().getTime() - keptDays * dayMs).toISOString()),
  };
}

/** What is told since it was stored last: a little later all of it is written at once. */
function createPending(db: Db, now: () => Date) {
  const counts = new Map<string, RefusalCount>();
  let timer: NodeJS.Timeout | undefined;

  function take(): RefusalCount[] {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...counts.values()];
    counts.clear();
    return taken;
  }

  async function store(): Promise<void> {
    const taken = take();
    if (taken.length === 0) return;
    await inTransaction(db, async (trx) => {
      await addRefusals(trx, taken);
      await dropRarestRefusals(trx, maxRows);
    });
  }

  function add(refusals: readonly Refusal[]): void {
    for (const refusal of refusals) {
      const key = keyOf(refusal);
      const known = counts.get(key);
      if (!known && counts.size >= maxPending) break;
      counts.set(key, { ...refusal, times: (known?.times ?? 0) + 1, lastAt: now().toISOString() });
    }
    // A count that is lost is no loss for anybody.
    if (counts.size > 0)
      timer ??= setTimeout(() => void store().catch(() => undefined), storeAfterMs).unref();
  }

  return { add, store, take };
}
