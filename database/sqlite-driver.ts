import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import { explainSqliteError, isSqliteBusy } from './database-failure.ts';
import type { SqliteConnection } from './node-sqlite.ts';
import type { Patience } from './patience.ts';
import { createTurnQueue, type EndTurn } from './turn-queue.ts';

const longestPauseMs = 50;

/**
 * Kysely driver over two connections to one file: a writer that is one caller's at a time, and a reader for all
 * others. While a transaction is under way, or another program has the file locked, reading goes on.
 * @param connections `reader` is absent for a database in memory, which only one connection can see
 */
export function createSqliteDriver(
  connections: { writer: SqliteConnection; reader: SqliteConnection | undefined },
  patience: Patience,
): Driver {
  const { writer, reader } = connections;
  const turns = createTurnQueue({ places: 1, ...patience });
  /** Whoever has a transaction under way, and how the writer is given back. */
  const transactions = new Map<DatabaseConnection, EndTurn>();
  const whenUnlocked = <T>(work: () => T) => runUnlocked(work, patience.maxLockMs);

  async function write<T>(work: () => T): Promise<T> {
    const endTurn = await turns.take();
    try {
      return await whenUnlocked(work);
    } finally {
      endTurn();
    }
  }

  function openSession(): DatabaseConnection {
    const session: DatabaseConnection = {
      async executeQuery(query) {
        if (transactions.has(session)) return explained(() => writer.run(query));
        if (reader && isReading(query)) return whenUnlocked(() => reader.run(query));
        return write(() => writer.run(query));
      },
      async *streamQuery(query) {
        const source = transactions.has(session) ? writer : (reader ?? writer);
        for (const row of source.iterate<never>(query)) yield { rows: [row] };
      },
    };
    return session;
  }

  function endTransaction(session: DatabaseConnection): void {
    transactions.get(session)?.();
    transactions.delete(session);
  }

  return {
    init: async () => {},
    acquireConnection: async () => openSession(),
    async beginTransaction(session) {
      const endTurn = await turns.take();
      try {
        // A transaction that reads first and writes then would fail where another process wrote in between: it takes
        // the lock at the start.
        await whenUnlocked(() => writer.execute('begin immediate'));
        transactions.set(session, endTurn);
      } catch (error) {
        endTurn();
        throw error;
      }
    },
    async commitTransaction(session) {
      await whenUnlocked(() => writer.execute('commit'));
      endTransaction(session);
    },
    async rollbackTransaction(session) {
      try {
        // A full disk makes SQLite roll back by itself.
        if (writer.isInTransaction()) writer.execute('rollback');
      } finally {
        endTransaction(session);
      }
    },
    savepoint: (session, name) => runNamed(session, 'savepoint', name),
    rollbackToSavepoint: (session, name) => runNamed(session, 'rollback to', name),
    releaseSavepoint: (session, name) => runNamed(session, 'release', name),
    releaseConnection: async (session) => endTransaction(session),
    async destroy() {
      // The one that writes goes last: it brings everything into the file as it closes.
      reader?.close();
      writer.close();
    },
  };
}

async function runNamed(session: DatabaseConnection, command: string, name: string): Promise<void> {
  await session.executeQuery(CompiledQuery.raw(`${command} "${name.replaceAll('"', '""')}"`));
}

/** Tries until no lock of another program is in the way, or the time is over; in between everybody else has theirs. */
export async function runUnlocked<T>(work: () => T, maxLockMs: number): Promise<T> {
  const deadline = performance.now() + maxLockMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return work();
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() >= deadline) throw explainSqliteError(error);
    }
    await setTimeout(pauseMs);
  }
}

function explained<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw explainSqliteError(error);
  }
}

/** Queries in plain SQL are told by how they begin; whatever is no `select` may write. */
function isReading({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}
