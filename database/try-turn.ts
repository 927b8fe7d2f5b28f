import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isSqlite } from './sqlite.ts';

/**
 * Whether nobody else does what this number stands for: then nobody else will until the transaction is over. Nobody waits.
 * SQLite has one writer at a time, whatever it does.
 */
export async function tryTurn(trx: Db, number: number): Promise<boolean> {
  if (isSqlite(trx)) return true;
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${number}::bigint) as "isMine"`.execute(trx);
  return rows[0]?.isMine === true;
}
