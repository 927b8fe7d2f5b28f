import { finishTransaction, settlementsOf } from './at-commit.ts';
import type { Db } from './connect.ts';

/** Runs work in a transaction, or in the one already in progress. All queries of the work go through its `db`. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  const { result, settlements } = await db.transaction().execute(async (trx) => {
    const done = await work(trx);
    await finishTransaction(trx);
    return { result: done, settlements: settlementsOf(trx) };
  });
  for (const settle of settlements) await settle(db);
  return result;
}
