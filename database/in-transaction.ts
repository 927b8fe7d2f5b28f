import { finishTransaction } from './at-commit.ts';
import type { Db } from './connect.ts';

/** Runs work in a transaction, or in the one already in progress. All queries of the work go through its `db`. */
export function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  return db.transaction().execute(async (trx) => {
    const result = await work(trx);
    await finishTransaction(trx);
    return result;
  });
}
