import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { EntityName } from './field.ts';

/** One write that is committed. */
export type ContentChange = {
  /** An entity's record, or a document of the site. */
  entity: EntityName | 'siteDocument';
  id: number;
  /** `reordered`: this one and others of its entity have changed places. */
  action: 'created' | 'updated' | 'deleted' | 'restored' | 'purged' | 'reordered';
};
export type ContentChanges = ReturnType<typeof createContentChanges>;
/** What a writer needs of it. */
export type Announcer = Pick<ContentChanges, 'announce'>;

type Listener = (change: ContentChange) => void;

/** The one place where every write of content is announced, after its transaction has ended. */
export function createContentChanges() {
  const listeners = new Set<Listener>();
  return {
    /** @returns what ends the subscription */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** A listener that fails affects neither the write, which is stored already, nor the other listeners. */
    announce(change: ContentChange): void {
      for (const listener of listeners) {
        try {
          listener(change);
        } catch (error) {
          console.warn(
            JSON.stringify({
              ...{ level: 'warn', time: Date.now(), msg: 'a change of content was not followed up' },
              ...{ ...change, err: String(error) },
            }),
          );
        }
      }
    },
  };
}

/** Runs work in one transaction, and announces what it has changed once that has ended. */
export async function writeAndAnnounce<T>(
  db: Db,
  changes: Announcer | undefined,
  work: (trx: Db, changes: Announcer) => Promise<T>,
): Promise<T> {
  const collected: ContentChange[] = [];
  const result = await inTransaction(db, (trx) =>
    work(trx, { announce: (change) => void collected.push(change) }),
  );
  for (const change of collected) changes?.announce(change);
  return result;
}
