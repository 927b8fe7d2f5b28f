import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import {
  addMissingCounts,
  dropMissingRest,
  type MissingCount,
  type MissingList,
} from './missing-paths.repository.ts';
import type { MissingVisit } from './missing-visit.ts';

/** Rows of each list; beyond them the least telling go. */
const maxRows: Record<MissingList, number> = { people: 1000, programs: 200, ignored: 1000 };
/** Between two writes; a flood of random paths is not even kept in memory. */
const maxPending = 300;
/** Whoever follows broken links comes across a few, not dozens. */
const maxPathsPerNetwork = 20;
const maxNetworks = 2000;
const forgetNetworksAfterMs = 60 * 60_000;
const storeAfterMs = 5000;

type CounterOptions = {
  now: () => Date /** What one household or server has. */;
  networkOf: (ip: string) => string;
};

/**
 * Counts requests for what is not there, and stores the counts together a little later. A network has its share of
 * different paths an hour; networks are kept in memory alone, and for no longer.
 */
export function createMissingCounter(db: Db, { now, networkOf }: CounterOptions) {
  let pending = new Map<string, MissingCount>();
  let networks = new Map<string, Set<string>>();
  let networksSince = now().getTime();
  let timer: NodeJS.Timeout | undefined;

  function hasShare(ip: string, path: string): boolean {
    if (now().getTime() - networksSince > forgetNetworksAfterMs || networks.size >= maxNetworks) {
      networks = new Map();
      networksSince = now().getTime();
    }
    const network = networkOf(ip);
    const paths = networks.get(network) ?? new Set();
    networks.set(network, paths);
    if (paths.has(path)) return true;
    if (paths.size >= maxPathsPerNetwork) return false;
    paths.add(path);
    return true;
  }

  async function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    const counts = [...pending.values()];
    pending = new Map();
    await inTransaction(db, async (trx) => {
      await addMissingCounts(trx, counts);
      for (const list of ['people', 'programs', 'ignored'] as const) {
        await dropMissingRest(trx, list, maxRows[list]);
      }
    });
  }

  return {
    count(visit: MissingVisit, ip: string): void {
      const { path, isProgram, referrer } = visit;
      const known = pending.get(path);
      if (!known && (pending.size >= maxPending || !hasShare(ip, path))) return;
      pending.set(path, {
        path,
        visits: (known?.visits ?? 0) + (isProgram ? 0 : 1),
        programVisits: (known?.programVisits ?? 0) + (isProgram ? 1 : 0),
        referrer: referrer || (known?.referrer ?? ''),
        lastAt: now().toISOString(),
      });
      // A count that is lost is no loss for anybody.
      timer ??= setTimeout(() => void store().catch(() => undefined), storeAfterMs).unref();
    },

    /** Stores what was counted so far. */
    store,
  };
}
