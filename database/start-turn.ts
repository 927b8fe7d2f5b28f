import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { tooBusy } from '#errors/app-error.ts';
import type { Db } from './connect.ts';
import { isSqlite } from './sqlite.ts';

/** Any number that nothing else on the same database locks. */
const lockNumber = 7_237_114_318;
const tryEveryMs = 200;
/** Longer than loading the demo content takes on a slow machine. */
const defaultMaxWaitMs = 120_000;

/**
 * Runs what must be done once, though several processes start together on one database: they take turns. The turn of a
 * process that dies ends with its connection.
 * @throws AppError `busy` where the others take too long
 */
export async function inStartTurn<T>(
  db: Db,
  work: () => Promise<T>,
  { maxWaitMs = defaultMaxWaitMs }: { maxWaitMs?: number } = {},
): Promise<T> {
  // A SQLite file belongs to one process.
  if (isSqlite(db)) return work();
  return db.connection().execute(async (connection) => {
    await waitForTurn(connection, maxWaitMs);
    try {
      return await work();
    } finally {
      // Where the connection is gone, so is the lock.
      await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection).catch(() => {});
    }
  });
}

async function waitForTurn(connection: Db, maxWaitMs: number): Promise<void> {
  // A machine that vanished without a word holds up the others for seconds and not for hours.
  await sql`select set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`.execute(connection);
  const until = performance.now() + maxWaitMs;
  while (!(await takeTurn(connection))) {
    if (performance.now() >= until) {
      const seconds = Math.round(maxWaitMs / 1000);
      throw tooBusy(new Error(`another instance has been starting on this database for ${seconds} seconds`));
    }
    await wait(tryEveryMs);
  }
}

async function takeTurn(connection: Db): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select pg_try_advisory_lock(${lockNumber}) as "isTaken"`.execute(connection);
  return rows[0]?.isTaken === true;
}
