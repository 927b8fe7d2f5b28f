import type { Db } from './connect.ts';

/** Runs work in a transaction, or in the one already in progress. All queries of the work go through its `db`. */
export function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
