import { findReadOnlyReason } from '#database/check-connection.ts';
import { type Db, engineOf, openDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { inStartTurn } from '#database/start-turn.ts';
import { checkNoFillMark } from '#database/transfer/fill-mark.ts';
import { checkNotHalfFilled } from '#database/transfer/sqlite-drafts.ts';
import { isAppError } from '#errors/app-error.ts';
import { ConfigError } from './config.ts';

/**
 * Opens the database and brings it to the newest schema.
 * @throws ConfigError in one line, without the URL, which may hold a password
 */
export async function openMigrated(databaseUrl: string): Promise<Db> {
  let db: Db | undefined;
  try {
    if (engineOf(databaseUrl) === 'sqlite') await checkNotHalfFilled(databaseUrl.slice('sqlite:'.length));
    db = await openDatabase(databaseUrl, { isThreaded: true });
    await checkNoFillMark(db);
    await migrateInTurn(db);
    return db;
  } catch (error) {
    // What stays open would keep the process.
    await db?.destroy().catch(() => {});
    throw new ConfigError(`DATABASE_URL cannot be used: ${messageOf(error)}`, { cause: error });
  }
}

async function migrateInTurn(db: Db): Promise<void> {
  const reason = await findReadOnlyReason(db);
  if (reason) throw new Error(reason);
  await inStartTurn(db, () => migrateToLatest(db));
}

/** What went wrong and why, for an operator. The words of an AppError are for visitors; those of its cause count. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause === undefined || error instanceof ConfigError) return error.message;
  const cause = messageOf(error.cause);
  return isAppError(error) ? cause : `${error.message}: ${cause}`;
}
