import { aheadMs } from '#database/ahead-of-clock.ts';
import type { Db } from '#database/connect.ts';
import { findFailedSince, findLastDone } from './backup-runs.repository.ts';
import type { History, Work } from './due-work.ts';

/** What was last done of each kind, and what has failed since. */
export async function findHistories(db: Db, now: Date): Promise<Record<Work, History>> {
  const before = new Date(now.getTime() + aheadMs).toISOString();
  const find = async (kind: Work): Promise<History> => {
    const lastDone = await findLastDone(db, { kind, before });
    const failed = await findFailedSince(db, { kind, after: lastDone?.startedAt ?? '', before });
    return { lastDone, failed };
  };
  return { backup: await find('backup'), rehearsal: await find('rehearsal') };
}
