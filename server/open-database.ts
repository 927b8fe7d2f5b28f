import { existsSync } from 'node:fs';
import { findReadOnlyReason } from '#database/check-connection.ts';
import { type Db, engineOf, openDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { inStartTurn } from '#database/start-turn.ts';
import { checkNoFillMark } from '#database/transfer/fill-mark.ts';
import { checkNotHalfFilled } from '#database/transfer/sqlite-drafts.ts';
import { isAppError } from '#errors/app-error.ts';
import { describeSystemError } from '#errors/describe-system-error.ts';
import { ConfigError } from './config/config.ts';

/**
 * Opens the database and brings it to the newest schema.
 * @throws ConfigError in one line, without the URL, which may hold a password
 */
export async function openMigrated(databaseUrl: string): Promise<Db> {
  let db: Db | undefined;
  try {
    const file = fileOf(databaseUrl);
    if (file) await checkNotHalfFilled(file);
    db = await openDatabase(databaseUrl, { isThreaded: true });
    await checkNoFillMark(db);
    await migrateInTurn(db);
    return db;
  } catch (error) {
    // What stays open would keep the process.
    await db?.destroy().catch(() => {});
    const file = fileOf(databaseUrl);
    const at = file ? ` (${file})` : '';
    throw new ConfigError(`DATABASE_URL cannot be used: ${messageOf(error)}${at}`, { cause: error });
  }
}

/**
 * Opens the database of a site, and makes none where there is none: for commands beside it.
 * @throws ConfigError in one line
 */
export async function openExisting(databaseUrl: string): Promise<Db> {
  const file = fileOf(databaseUrl);
  if (file && !existsSync(file))
    throw new ConfigError(`there is no database ${file}. Set DATA_DIR or DATABASE_URL as the site has it.`);
  return openMigrated(databaseUrl);
}

function fileOf(databaseUrl: string): string | undefined {
  return engineOf(databaseUrl) === 'sqlite' ? databaseUrl.slice('sqlite:'.length) : undefined;
}

async function migrateInTurn(db: Db): Promise<void> {
  const reason = await findReadOnlyReason(db);
  if (reason) throw new Error(reason);
  await inStartTurn(db, () => migrateToLatest(db));
}

/** What went wrong and why, for an operator. The words of an AppError are for visitors; those of its cause count. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words = describeSystemError(error);
  if (words) return words;
  if (error.cause === undefined || error instanceof ConfigError) return error.message;
  const cause = messageOf(error.cause);
  return isAppError(error) ? cause : `${error.message}: ${cause}`;
}
