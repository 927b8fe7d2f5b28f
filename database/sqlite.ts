import { type Kysely, type LimitNode, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createIdleThread } from './idle-thread.ts';
import { names } from './names.ts';
import { openForReading, openForWriting } from './node-sqlite.ts';
import { plainLimitOf } from './plain-limit.ts';
import { openRestingWriter } from './resting-writer.ts';
import { runUnlocked } from './run-unlocked.ts';
import { type Connections, createSqliteDriver } from './sqlite-driver.ts';
import type { DriverOptions } from './wait-limits.ts';
import type { ReadingDialect } from './watched-dialect.ts';

const memory = ':memory:';

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

class Compiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return names.nameInSql(name, (column) => super.sanitizeIdentifier(column));
  }

  protected override visitLimit(node: LimitNode): void {
    const limit = plainLimitOf(node);
    if (limit === undefined) super.visitLimit(node);
    else this.append(limit);
  }
}

/**
 * Kysely dialect over Node's own SQLite.
 * @param file path of the database file, or `:memory:`
 * @param limits `isThreaded`: what can take long happens in threads of its own
 * @throws when the file cannot be opened, is locked by another program, or a durability setting does not hold
 */
export async function createSqliteDialect(
  file: string,
  { isThreaded, ...limits }: DriverOptions & { isThreaded: boolean },
): Promise<ReadingDialect> {
  const open = isThreaded && file !== memory ? openThreads : openConnections;
  const connections = await runUnlocked(() => open(file), limits.maxLockMs);
  return {
    readAtOnce: connections.reader?.readNamed,
    createDriver: () => createSqliteDriver(connections, limits),
    createQueryCompiler: () => new Compiler(),
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Whether a database is kept in a SQLite file. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Writing, and what reads much, in threads of their own: a commit waits for the disk, and a long query for itself alone. */
async function openThreads(file: string): Promise<Connections> {
  const writer = await openRestingWriter(file);
  try {
    return { writer, reader: openForReading(file), longReader: createIdleThread(file) };
  } catch (error) {
    await writer.close();
    throw error;
  }
}

function openConnections(file: string): Connections {
  const writer = openForWriting(file);
  if (file === memory) return { writer, reader: undefined };
  try {
    return { writer, reader: openForReading(file) };
  } catch (error) {
    writer.close();
    throw error;
  }
}
