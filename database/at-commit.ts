import type { Db } from './connect.ts';

type Finish<T> = (trx: Db, items: readonly T[]) => Promise<void>;
type Deferred = { finish: Finish<unknown>; item: unknown };

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
}

/** @returns what forgets all that was deferred since, where that part of the transaction is undone */
export function markDeferred(trx: Db): () => void {
  const before = deferredBy.get(trx) ?? [];
  return () => void deferredBy.set(trx, before);
}
