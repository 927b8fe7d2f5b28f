import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isSqlite } from './sqlite.ts';

/** Runs the cheapest possible query. @throws the driver's error */
export async function checkConnection(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Why nothing can be written to the database; undefined where it can. A SQLite file says so itself when it is opened. */
export async function findReadOnlyReason(db: Db): Promise<string | undefined> {
  if (isSqlite(db)) return undefined;
  const { rows } = await sql<{ isRecovering: boolean; readOnly: string }>`
    select pg_is_in_recovery() as "isRecovering", current_setting('transaction_read_only') as "readOnly"`.execute(
    db,
  );
  if (rows[0]?.isRecovering)
    return 'it is in recovery, so that it can only be read; name the one that takes writes';
  return rows[0]?.readOnly === 'on' ? 'it can only be read (default_transaction_read_only is on)' : undefined;
}
