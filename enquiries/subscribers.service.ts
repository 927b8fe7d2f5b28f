import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { notFound } from '#errors/app-error.ts';
import { writeCsv } from './csv.ts';
import { deleteMarked, markSpam } from './spam-mark.repository.ts';
import { findSubscribers, type Subscriber } from './subscribers.repository.ts';

const subscriberIsGone = 'This subscriber is not there any more.';

/** Who receives the newsletter. */
export function createSubscriberService(db: Db) {
  return {
    /** Newest first. */
    list: (filter: { isSpam: boolean }): Promise<Subscriber[]> => findSubscribers(db, filter),

    /** Takes a subscriber for spam, or releases it. @throws AppError `not-found` */
    async mark(id: number, mark: { isSpam: boolean }): Promise<void> {
      if (!(await markSpam(db, 'subscribers', { id, ...mark }))) throw notFound(subscriberIsGone);
    },

    /** @throws AppError `not-found` */
    async remove(id: number): Promise<void> {
      if (!(await deleteMarked(db, 'subscribers', id))) throw notFound(subscriberIsGone);
      await emptyLog(db);
    },

    /** All but spam as a table for a mailing program, in pieces. */
    exportCsv(): AsyncGenerator<string> {
      const columns = [
        { title: 'Email', valueOf: (subscriber: Subscriber) => subscriber.email },
        { title: 'Subscribed at', valueOf: (subscriber: Subscriber) => subscriber.createdAt },
      ];
      return writeCsv(
        columns,
        inOneBatch(() => findSubscribers(db, { isSpam: false })),
      );
    },
  };
}

async function* inOneBatch<Entry>(read: () => Promise<Entry[]>): AsyncGenerator<Entry[]> {
  yield await read();
}
