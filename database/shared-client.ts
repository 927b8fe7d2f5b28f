import { CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';
import { isSqlite } from './sqlite.ts';

type Statement = { text: string; values: readonly unknown[] };

/** What libraries that bring their own SQL for PostgreSQL expect of a client. */
export type SharedClient = {
  query: (statement: Statement) => Promise<{ rows: unknown[]; rowCount: number }>;
};

/**
 * The database as a client for a library, with the same pool, limits and errors as every other query.
 * @returns undefined for SQLite, which one process has to itself
 */
export function findSharedClient(db: Db): SharedClient | undefined {
  if (isSqlite(db)) return undefined;
  return {
    async query({ text, values }) {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}

/** Whether other processes may be at work on the same database; a SQLite file belongs to one. */
export function isSharedDatabase(db: Db): boolean {
  return !isSqlite(db);
}
