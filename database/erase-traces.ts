import { sql } from 'kysely';
import { isAppError } from '#errors/app-error.ts';
import type { Db } from './connect.ts';
import { isSqlite } from './sqlite.ts';

/** What the files hold of records that were deleted under older settings is written over once. */
const cleanFileVersion = 1;

/**
 * Empties SQLite's write-ahead log, which still holds pages from before a deletion; the file itself keeps nothing,
 * since deleting overwrites there. While somebody else writes or reads an older state the log stays, until the next
 * time: what was deleted is deleted, so failing to do this is no failure of the caller.
 */
export async function emptyLog(db: Db): Promise<void> {
  if (!isSqlite(db)) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
  });
}

/** Writes a SQLite file anew, once, that may hold what was deleted before deleting overwrote. */
export async function rewriteOldFile(db: Db): Promise<void> {
  if (!isSqlite(db)) return;
  const { rows } = await sql<{
    version: number;
  }>`select user_version as version from pragma_user_version`.execute(db);
  if ((rows[0]?.version ?? 0) >= cleanFileVersion) return;
  await sql`vacuum`.execute(db);
  await sql.raw(`pragma user_version = ${cleanFileVersion}`).execute(db);
  await emptyLog(db);
}
