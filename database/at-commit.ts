import type { Db } from './connect.ts';
import { isSqlite } from './sqlite.ts';

type Finish<T> = (trx: Db, items: readonly T[]) => Promise<void>;
type Deferred = { finish: Finish<unknown>; item: unknown };

/** Does what one at a time may do, over all that is committed. It keeps its failures to itself outside a transaction. */
type Settle = (db: Db) => Promise<void>;

const settlementsBy = new WeakMap<Db, Set<Settle>>();
const deferredBy = new WeakMap<Db, Deferred[]>();

/**
 * Has something written as the last of a transaction, all items of it together: what everybody who writes waits for in
 * turn is then held for the moment of the commit only, and nobody waits for a row while holding it. What is rolled back
 * is not written.
 */
export function deferToCommit<T>(trx: Db, finish: Finish<T>, item: T): void {
  const deferred = deferredBy.get(trx) ?? [];
  deferredBy.set(trx, [...deferred, { finish: finish as Finish<unknown>, item }]);
}

/**
 * Has something done as soon as a transaction is committed, by one of its own: nobody holds what others need while they
 * commit. SQLite has one writer at a time, so there it is the last of the same transaction.
 */
export function settleOnceCommitted(trx: Db, settle: Settle): void {
  settlementsBy.set(trx, (settlementsBy.get(trx) ?? new Set()).add(settle));
}

/** What is left for after the commit. */
export function settlementsOf(trx: Db): Iterable<Settle> {
  return settlementsBy.get(trx) ?? [];
}

/** Writes what was deferred; the commit comes next. */
export async function finishTransaction(trx: Db): Promise<void> {
  const byFinish = Map.groupBy(deferredBy.get(trx) ?? [], ({ finish }) => finish);
  deferredBy.delete(trx);
  for (const [finish, deferred] of byFinish) {
    await finish(
      trx,
      deferred.map(({ item }) => item),
    );
  }
  if (!isSqlite(trx)) return;
  for (const settle of settlementsOf(trx)) await settle(trx);
  settlementsBy.delete(trx);
}

/** @returns what forgets all that was deferred since, where that part of the transaction is undone */
export function markDeferred(trx: Db): () => void {
  const before = deferredBy.get(trx) ?? [];
  return () => void deferredBy.set(trx, before);
}
