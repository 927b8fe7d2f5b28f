import { LRUCache } from 'lru-cache';
import { type Change, isAffected } from '#database/recorded-reads.ts';
import { type StoredResponse, sizeOf } from './stored-response.ts';

/** Whatever a program may have changed past this process is shown after this at the latest. */
const maxAgeMs = 5 * 60_000;
/** Of the memory, the share that responses to queries may take: anybody can make them up. */
const queriesShare = 1 / 8;
/** A response that would push out all others is not kept. */
const largestShare = 1 / 4;

export type ResponseStore = ReturnType<typeof createResponseStore>;

/** Responses by their key, in as much memory as is allowed, and which of them a change concerns. */
export function createResponseStore({ maxBytes }: { maxBytes: number }) {
  const keysByTable = new Map<string, Set<string>>();
  let evicted = 0;
  const open = (maxSize: number) =>
    new LRUCache<string, StoredResponse>({
      maxSize: Math.max(1, Math.floor(maxSize)),
      sizeCalculation: sizeOf,
      dispose: (kept, key, reason) => {
        if (reason !== 'set') forget(kept, key);
        if (reason === 'evict') evicted += 1;
      },
    });
  const pages = open(maxBytes * (1 - queriesShare));
  const queries = open(maxBytes * queriesShare);
  const partOf = (key: string) => (key.includes('?') ? queries : pages);

  function forget({ reads }: StoredResponse, key: string): void {
    for (const { table } of reads) keysByTable.get(table)?.delete(key);
  }

  return {
    find(key: string): StoredResponse | undefined {
      const kept = partOf(key).get(key);
      // Of a clock that was ahead nobody knows how old it is.
      if (!kept || Math.abs(Date.now() - kept.keptAt) <= maxAgeMs) return kept;
      partOf(key).delete(key);
      return undefined;
    },

    /** However old it is: for a time when nothing else can be had. */
    findLast: (key: string): StoredResponse | undefined => partOf(key).get(key),

    /** @returns whether it is kept; what is too large is not */
    keep(key: string, response: StoredResponse): boolean {
      const part = partOf(key);
      if (sizeOf(response) > part.maxSize * largestShare) return false;
      part.delete(key);
      part.set(key, response);
      for (const { table } of response.reads) {
        const keys = keysByTable.get(table) ?? new Set();
        keysByTable.set(table, keys.add(key));
      }
      return true;
    },

    /** Takes the place of an entry that is the same but for its encodings, if that is still there. */
    replace(key: string, { from, to }: { from: StoredResponse; to: StoredResponse }): void {
      const part = partOf(key);
      if (part.peek(key) === from) part.set(key, to);
    },

    /** Drops what shows something that has changed. @returns how many */
    drop(changes: readonly Change[]): number {
      let dropped = 0;
      for (const change of changes) {
        for (const key of keysByTable.get(change.table) ?? []) {
          if (
            !partOf(key)
              .peek(key)
              ?.reads.some((read) => isAffected(read, change))
          )
            continue;
          partOf(key).delete(key);
          dropped += 1;
        }
      }
      return dropped;
    },

    clear(): void {
      pages.clear();
      queries.clear();
    },

    size: () => ({
      /** Since the start, pushed out for want of room. */
      evicted,
      entries: pages.size + queries.size,
      bytes: pages.calculatedSize + queries.calculatedSize,
      dependencies: keysByTable.values().reduce((sum, keys) => sum + keys.size, 0),
    }),
  };
}
