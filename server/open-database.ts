import { type Db, openDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { ConfigError } from './config.ts';

/**
 * Opens the database and brings it to the newest schema.
 * @throws ConfigError in one line, without the address, which may hold a password
 */
export async function openMigrated(databaseUrl: string): Promise<Db> {
  try {
    const db = await openDatabase(databaseUrl);
    await migrateToLatest(db);
    return db;
  } catch (error) {
    throw new ConfigError(`DATABASE_URL cannot be used: ${messageOf(error)}`, { cause: error });
  }
}

export function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return (error instanceof Error ? error.message : String(error)) + cause;
}
