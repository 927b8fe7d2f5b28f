import type { DatabaseConnection } from 'kysely';
import { runUnlocked } from './run-unlocked.ts';
import type { Release, Semaphore } from './semaphore.ts';
import type { SqliteWriter } from './sqlite-writer.ts';

type Parts = { writer: SqliteWriter; semaphore: Semaphore; maxLockMs: number };

/** The transactions of sessions that share one connection for writing: one is in progress at a time. */
export function createSqliteTransactions({ writer, semaphore, maxLockMs }: Parts) {
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
