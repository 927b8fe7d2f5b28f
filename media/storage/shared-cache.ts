import type { FileStorage, StoredFile } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';

/** So that a storage that hangs doesn't fill the memory; what isn't shared, others make themselves. */
const maxShares = 8;

/** What is made and kept in a folder; sizes of pictures are shared as well, where there is a place for that. */
export function openCaches(folder: string, shared: FileStorage | undefined) {
  const cache = createFolderStorage(folder, { isCache: true });
  return { cache, sizes: shared ? createSharedCache({ own: cache, shared }) : cache };
}

/**
 * What was made, kept by this machine and shared with others: read from the own folder first, then from what the
 * others made. Whoever made something doesn't wait until it is shared.
 */
function createSharedCache({ own, shared }: { own: FileStorage; shared: FileStorage }): FileStorage {
  const share = sharingWith(shared);
  const both = async (work: (storage: FileStorage) => Promise<void>): Promise<void> => {
    await work(own);
    await work(shared);
  };
  const read = async (key: string): Promise<Buffer> => {
    const kept = await own.read(key).catch(() => undefined);
    if (kept) return kept;
    const bytes = await shared.read(key);
    // A full disk is no reason not to show it.
    await own.write(key, bytes).catch(() => undefined);
    return bytes;
  };
  return {
    ...own,
    async write(key, content) {
      await own.write(key, content);
      share(key, content instanceof Uint8Array ? content : await own.read(key));
    },
    read,
    async open(key, range) {
      if (!(await own.stat(key))) await read(key);
      return own.open(key, range);
    },
    stat: async (key) => (await own.stat(key)) ?? shared.stat(key),
    async list(prefix) {
      const files = new Map<string, StoredFile>();
      for (const file of [...(await shared.list(prefix)), ...(await own.list(prefix))])
        files.set(file.key, file);
      return [...files.values()];
    },
    remove: (key) => both((storage) => storage.remove(key)),
    removeUnfinished: (...values) => both((storage) => storage.removeUnfinished(...values)),
  };
}

function sharingWith(shared: FileStorage): (key: string, bytes: Uint8Array) => void {
  let shares = 0;
  const end = () => {
    shares -= 1;
  };
  return (key, bytes) => {
    if (shares >= maxShares) return;
    shares += 1;
    void shared.write(key, bytes).then(end, end);
  };
}
