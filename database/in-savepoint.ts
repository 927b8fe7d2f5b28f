import { sql } from 'kysely';
import { markDeferred } from './at-commit.ts';
import type { Db } from './connect.ts';

/**
 * Runs work that may fail without losing the transaction around it: PostgreSQL takes nothing more in one after a
 * statement has failed. What the work did is undone where it throws.
 */
export async function inSavepoint<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  const forgetDeferred = markDeferred(trx);
  await sql`savepoint attempt`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(trx);
    return result;
  } catch (error) {
    forgetDeferred();
    await sql`rollback to savepoint attempt`.execute(trx);
    await sql`release savepoint attempt`.execute(trx);
    throw error;
  }
}
