import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import { isReadInBackground } from './background-reading.ts';
import { explainSqliteError } from './database-failure.ts';
import type { createIdleThread } from './idle-thread.ts';
import type { SqliteConnection } from './node-sqlite.ts';
import { runUnlocked } from './run-unlocked.ts';
import { createSemaphore } from './semaphore.ts';
import { createSqliteTransactions } from './sqlite-transactions.ts';
import type { SqliteWriter } from './sqlite-writer.ts';
import type { DriverOptions } from './wait-limits.ts';

/**
 * `reader` is absent for a database in memory, which only one connection can see; `longReader` where everything happens
 * in this thread.
 */
export type Connections = {
  writer: SqliteWriter;
  reader: SqliteConnection | undefined;
  longReader?: ReturnType<typeof createIdleThread>;
};

/**
 * Kysely driver over two connections to one file: a writer that is one caller's at a time, and a reader for all
 * others. While a transaction is in progress, or another program has the file locked, reads go on.
 */
export function createSqliteDriver(
  { writer, reader, longReader }: Connections,
  limits: DriverOptions,
): Driver {
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
        if (longReader && isReadInBackground() && isReading(query)) {
          return runUnlocked(() => longReader.use((thread) => thread.run<never>(query)), maxLockMs);
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
      await longReader?.close();
      await writer.close();
    },
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
