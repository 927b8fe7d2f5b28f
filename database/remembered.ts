import { LRUCache } from 'lru-cache';
import { type Db, findRowChanges } from './connect.ts';
import { noteFailure, noteQuery } from './recorded-reads.ts';

type Kept = { tables: readonly string[]; value: Promise<unknown> };

/** So many answers a database keeps; the one not asked for in the longest time makes room. */
const maxKept = 500;
const keptByDatabase = new WeakMap<Db, LRUCache<string, Kept>>();

/**
 * Remembers what a query gave until one of its tables is written to, by whichever process: lists, badges and tiles count
 * the same rows again and again. Within a transaction, and while this process does not hear of others' writes, it asks
 * each time. A response made of what is remembered depends on its tables like the first one.
 * @param query `key` names the query with everything that it depends on beside the tables
 */
export async function remember<T>(
  db: Db,
  { key, tables }: { key: string; tables: readonly string[] },
  read: () => Promise<T>,
): Promise<T> {
  const changes = findRowChanges(db);
  if (!changes?.hearsAll()) return read();
  if (!changes.isSure() && (await changes.confirm()) !== 'sure') return read();
  const kept = keptOf(db);
  const known = kept.get(key);
  if (known) {
    noteQuery(tables);
    return awaitShared(known.value as Promise<T>);
  }
  // What is written meanwhile takes it out again, so that whoever comes next asks anew.
  const entry: Kept = { tables, value: read() };
  kept.set(key, entry);
  entry.value.catch(() => kept.peek(key) === entry && kept.delete(key));
  return entry.value as Promise<T>;
}

/** That a query failed is noted by the driver for whoever asked first; the others have lacked it as well. */
async function awaitShared<T>(value: Promise<T>): Promise<T> {
  try {
    return await value;
  } catch (error) {
    noteFailure();
    throw error;
  }
}

function keptOf(db: Db): LRUCache<string, Kept> {
  const known = keptByDatabase.get(db);
  if (known) return known;
  const kept = new LRUCache<string, Kept>({ max: maxKept });
  keptByDatabase.set(db, kept);
  findRowChanges(db)?.subscribe((changes) => {
    const written = new Set(changes.map(({ table }) => table));
    for (const [key, { tables }] of kept) if (tables.some((table) => written.has(table))) kept.delete(key);
  });
  findRowChanges(db)?.onDeaf(() => kept.clear());
  return kept;
}
