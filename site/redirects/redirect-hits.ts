import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { addHits } from './redirects.repository.ts';

const storeAfterMs = 5000;
/** Each is one that exists, so there are no more than redirects. */
type Pending = Map<string, { count: number; at: string }>;

/** Counts how often redirects are followed, and stores it together a little later: visitors don't wait for it. */
export function createHitCounter(db: Db, { now }: { now: () => Date }) {
  let pending: Pending = new Map();
  let timer: NodeJS.Timeout | undefined;

  async function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    const hits = pending;
    pending = new Map();
    await inTransaction(db, (trx) => addHits(trx, hits));
  }

  return {
    count(source: string): void {
      pending.set(source, { count: (pending.get(source)?.count ?? 0) + 1, at: now().toISOString() });
      // A count that is lost is no loss for anybody.
      timer ??= setTimeout(() => void store().catch(() => undefined), storeAfterMs).unref();
    },

    /** Stores what was counted so far. */
    store,
  };
}
