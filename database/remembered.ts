import { LRUCache } from 'lru-cache';
import { currentLanguage } from '#messages/language.ts';
import { type Db, findContentVersion } from './connect.ts';

type Kept = { version: number; value: Promise<unknown> };

const maxKept = 500;
const keptByDatabase = new WeakMap<Db, LRUCache<string, Kept>>();

/**
 * Memoizes what a query over content gave until content is written, by whichever process. Within a transaction it asks
 * each time. The value is shared, so nobody may change it.
 * @param key names the query with everything that it depends on, but for the language that is answered in
 */
export async function remember<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const version = findContentVersion(db);
  if (!version) return read();
  if (!version.isFresh()) await version.confirm();
  const kept = keptByDatabase.get(db) ?? new LRUCache<string, Kept>({ max: maxKept });
  keptByDatabase.set(db, kept);
  const keyOfLanguage = `${currentLanguage() ?? ''} ${key}`;
  const known = kept.get(keyOfLanguage);
  if (known?.version === version.get()) return known.value as Promise<T>;
  const entry: Kept = { version: version.get(), value: read() };
  kept.set(keyOfLanguage, entry);
  entry.value.catch(() => kept.peek(keyOfLanguage) === entry && kept.delete(keyOfLanguage));
  return entry.value as Promise<T>;
}
