import type { Db } from './connect.ts';

/** Runs work in a transaction that is rolled back whatever comes of it: nobody else ever sees what it wrote. */
export async function inRolledBackTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute();
  try {
    return await work(trx);
  } finally {
    await trx.rollback().execute();
  }
}
