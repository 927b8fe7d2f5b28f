import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isReadInBackground } from './background-reading.ts';
import { explainSqliteError, isSqliteBusy } from './database-failure.ts';
import { openForReading, openForWriting, type SqliteConnection } from './node-sqlite.ts';
import { createSemaphore, type Release, type Semaphore } from './semaphore.ts';
import { openSqliteWorker, type SqliteWriter } from './sqlite-thread.ts';
import type { DriverOptions } from './wait-limits.ts';

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

const longestPauseMs = 50;

/**
 * Kysely dialect over Node's own SQLite.
 * @param file path of the database file, or `:memory:`
 * @param limits `isThreaded`: what can take long happens in threads of its own
 * @throws when the file cannot be opened, is locked by another program, or a durability setting does not hold
 */
export async function createSqliteDialect(
  file: string,
  { isThreaded, ...limits }: DriverOptions & { isThreaded: boolean },
): Promise<Dialect> {
  const open = isThreaded && file !== memory ? openThreads : openConnections;
  const connections = await runUnlocked(() => open(file), limits.maxLockMs);
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

/**
 * `reader` is absent for a database in memory, which only one connection can see; `readLong` where everything happens
 * in this thread.
 */
type Connections = {
  writer: SqliteWriter;
  reader: SqliteConnection | undefined;
  readLong?: SqliteWriter['run'];
};

/** Writing, and what reads much, in a thread of its own: a commit waits for the disk, and a long query for itself alone. */
async function openThreads(file: string): Promise<Connections> {
  const { writer, readLong } = await openSqliteWorker(file);
  try {
    return { writer, reader: openForReading(file), readLong };
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

/**
 * Repeats a task until no other program's lock blocks it or the time is over; everything else continues meanwhile.
 */
async function runUnlocked<T>(task: () => T | Promise<T>, maxLockMs: number): Promise<T> {
  const deadline = performance.now() + maxLockMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await task();
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() >= deadline) throw explainSqliteError(error);
    }
    await setTimeout(pauseMs);
  }
}

/**
 * Kysely driver over two connections to one file: a writer that is one caller's at a time, and a reader for all
 * others. While a transaction is in progress, or another program has the file locked, reads go on.
 */
function createSqliteDriver({ writer, reader, readLong }: Connections, limits: DriverOptions): Driver {
  const { maxLockMs } = limits;
  const semaphore = createSemaphore({ places: 1, ...limits });
  limits.load.readQueue = semaphore.look;
  const transactions = createSqliteTransactions({ writer, semaphore, maxLockMs });

  async function write<T>(task: () => T | Promise<T>): Promise<T> {
    const release = await semaphore.acquire();
    try {
      return await runUnlocked(task, maxLockMs);
    } finally {
      release();
    }
  }

  function openSession(): DatabaseConnection {
    const session: DatabaseConnection = {
      async executeQuery(query) {
        if (transactions.isUnderWay(session)) return explained(() => writer.run(query));
        if (readLong && isReadInBackground() && isReading(query)) {
          return runUnlocked(() => readLong<never>(query), maxLockMs);
        }
        if (reader && isReading(query)) return runUnlocked(() => reader.run(query), maxLockMs);
        return write(() => writer.run(query));
      },
      async *streamQuery(query) {
        yield await session.executeQuery<never>(query);
      },
    };
    return session;
  }

  return {
    init: async () => {},
    acquireConnection: async () => openSession(),
    beginTransaction: transactions.begin,
    commitTransaction: transactions.commit,
    rollbackTransaction: transactions.rollback,
    savepoint: (session, name) => runNamed(session, 'savepoint', name),
    rollbackToSavepoint: (session, name) => runNamed(session, 'rollback to', name),
    releaseSavepoint: (session, name) => runNamed(session, 'release', name),
    releaseConnection: async (session) => transactions.end(session),
    async destroy() {
      // The writer is closed last: closing it writes the log back into the file.
      reader?.close();
      await writer.close();
    },
  };
}

type Parts = { writer: SqliteWriter; semaphore: Semaphore; maxLockMs: number };

/** The transactions of sessions that share one connection for writing: one is in progress at a time. */
function createSqliteTransactions({ writer, semaphore, maxLockMs }: Parts) {
  /** The sessions with a transaction in progress, and the function with which each releases the writer. */
  const releases = new Map<DatabaseConnection, Release>();

  function end(session: DatabaseConnection): void {
    releases.get(session)?.();
    releases.delete(session);
  }

  return {
    isUnderWay: (session: DatabaseConnection): boolean => releases.has(session),

    async begin(session: DatabaseConnection): Promise<void> {
      const release = await semaphore.acquire();
      try {
        // A transaction that reads first and writes then would fail where another process wrote in between: it takes
        // the lock at the start.
        await runUnlocked(() => writer.execute('begin immediate'), maxLockMs);
        releases.set(session, release);
      } catch (error) {
        release();
        throw error;
      }
    },

    async commit(session: DatabaseConnection): Promise<void> {
      await runUnlocked(() => writer.execute('commit'), maxLockMs);
      end(session);
    },

    async rollback(session: DatabaseConnection): Promise<void> {
      try {
        // A full disk makes SQLite roll back by itself.
        if (writer.isInTransaction()) await writer.execute('rollback');
      } finally {
        end(session);
      }
    },

    end,
  };
}

async function runNamed(session: DatabaseConnection, command: string, name: string): Promise<void> {
  await session.executeQuery(CompiledQuery.raw(`${command} "${name.replaceAll('"', '""')}"`));
}

async function explained<T>(task: () => T | Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw explainSqliteError(error);
  }
}

/** Queries in plain SQL are recognised by how they begin; whatever is no `select` may write. */
function isReading({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}
