import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { notFound } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { writeCsv } from './csv.ts';
import { countMarked, deleteMarked, type MarkedFilter, markSpam } from './spam-mark.repository.ts';
import { findSubscribers, findSubscribersAfter, type Subscriber } from './subscribers.repository.ts';

const subscribersAtOnce = 500;
const subscriberIsGone = 'This subscriber is not there any more.';

/** Who receives the newsletter. */
export function createSubscriberService(db: Db) {
  return {
    /** Newest first. */
    list: (filter: MarkedFilter): Promise<Subscriber[]> => findSubscribers(db, filter),

    count: (isSpam: boolean) => countMarked(db, 'subscribers', isSpam),

    /** Takes a subscriber for spam, or releases it. @throws AppError `not-found` */
    async mark(id: number, mark: { isSpam: boolean }): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (!(await markSpam(trx, 'subscribers', { id, ...mark }))) throw notFound(subscriberIsGone);
        const text = mark.isSpam
          ? 'Marked a subscriber as spam'
          : 'Released a subscriber that was taken for spam';
        await enterInLog(trx, { kind: 'enquiries', text });
      });
    },

    /** @throws AppError `not-found` */
    async remove(id: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (!(await deleteMarked(trx, 'subscribers', id))) throw notFound(subscriberIsGone);
        await enterInLog(trx, { kind: 'enquiries', text: 'Deleted a subscriber' });
      });
      await emptyLog(db);
    },

    /** All but spam as a table for a mailing program, in pieces. */
    exportCsv(): AsyncGenerator<string> {
      const columns = [
        { title: 'Email', valueOf: (subscriber: Subscriber) => subscriber.email },
        { title: 'Subscribed at', valueOf: (subscriber: Subscriber) => subscriber.createdAt },
        { title: 'Language', valueOf: ({ language }: Subscriber) => language ?? '' },
      ];
      return writeCsv(columns, inPieces(db));
    },
  };
}

async function* inPieces(db: Db): AsyncGenerator<Subscriber[]> {
  for (let after: Subscriber | undefined; ; ) {
    const some = await findSubscribersAfter(db, { after, limit: subscribersAtOnce });
    if (some.length > 0) yield some;
    if (some.length < subscribersAtOnce) return;
    after = some.at(-1);
  }
}
