import type { Db } from '#database/connect.ts';

/** Deletes the counters that ended before a moment. The library reads none that has ended, but leaves them there. */
export async function deleteEndedCounters(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('limits').where('expire', '<', nowMs).execute();
}
