import type { Db } from '#database/connect.ts';
import type { SharedClient } from '#database/shared-client.ts';

/** Deletes the counters that ended before a moment. The library reads none that has ended, but leaves them there. */
export async function deleteEndedCounters(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('limits').where('expire', '<', nowMs).execute();
}

/** Gives a counter that has not ended another end, in one statement. @param change.key as the library writes it, with the name of its kind */
export async function prolongCounter(
  client: SharedClient,
  change: { key: string; endMs: number },
): Promise<void> {
  const text = 'update limits set expire = $1 where key = $2 and expire > $3';
  await client.query({ text, values: [change.endMs, change.key, Date.now()] });
}
