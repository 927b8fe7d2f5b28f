import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { openForReading, openForWriting, type SqliteConnection } from './node-sqlite.ts';
import { runUnlocked } from './run-unlocked.ts';
import { createSqliteDriver } from './sqlite-driver.ts';
import type { WaitLimits } from './wait-limits.ts';

/**
 * SQLite changes tables inside transactions as well as rows, so a failed migration leaves nothing behind. Writing
 * does not block reading.
 */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely dialect over Node's own SQLite.
 * @param file path of the database file, or `:memory:`
 * @throws when the file cannot be opened, is locked by another program, or a durability setting does not hold
 */
export async function createSqliteDialect(file: string, limits: WaitLimits): Promise<Dialect> {
  const connections = await runUnlocked(() => openConnections(file), limits.maxLockMs);
  return {
    createDriver: () => createSqliteDriver(connections, limits),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Whether a database is kept in a SQLite file. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

function openConnections(file: string): { writer: SqliteConnection; reader: SqliteConnection | undefined } {
  const writer = openForWriting(file);
  if (file === ':memory:') return { writer, reader: undefined };
  try {
    return { writer, reader: openForReading(file) };
  } catch (error) {
    writer.close();
    throw error;
  }
}
