import type { Change } from './send-changes.ts';

const storeName = 'changes';

/** What one person has changed on this phone, the oldest first. */
export async function listChanges(username: string): Promise<Change[]> {
  const all = await run<Change[]>('readonly', (store) => store.getAll());
  return all.filter((change) => change.username === username);
}

export async function addChange(change: Omit<Change, 'id'>): Promise<void> {
  // Otherwise the browser may make room at the expense of what was not sent.
  void navigator.storage?.persist();
  await run('readwrite', (store) => store.add(change));
}

export async function putChange(change: Change): Promise<void> {
  await run('readwrite', (store) => store.put(change));
}

export async function removeChange(id: number): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}

async function run<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T> | IDBRequest,
): Promise<T> {
  const db = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(storeName, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('ashlar-yard', 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(storeName, { keyPath: 'id', autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
