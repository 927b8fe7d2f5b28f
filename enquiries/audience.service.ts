import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { notFound } from '#errors/app-error.ts';
import {
  deleteFrom,
  type Feedback,
  findFeedback,
  findSubscribers,
  markSpam,
  type Subscriber,
} from './audience.repository.ts';
import { writeCsv } from './csv.ts';

const goneFeedback = 'This feedback is not there any more.';
const goneSubscriber = 'This subscriber is not there any more.';

/** What visitors think, and who wants to hear more: short lists, newest first. */
export function createAudienceService(db: Db) {
  return {
    listFeedback: (which: { isSpam: boolean }): Promise<Feedback[]> => findFeedback(db, which),
    listSubscribers: (which: { isSpam: boolean }): Promise<Subscriber[]> => findSubscribers(db, which),

    /** Takes feedback for spam, or releases it. @throws AppError `not-found` */
    async markFeedback(id: number, mark: { isSpam: boolean }): Promise<void> {
      if (!(await markSpam(db, 'feedback', { id, ...mark }))) throw notFound(goneFeedback);
    },

    /** Takes a subscriber for spam, or releases it. @throws AppError `not-found` */
    async markSubscriber(id: number, mark: { isSpam: boolean }): Promise<void> {
      if (!(await markSpam(db, 'subscribers', { id, ...mark }))) throw notFound(goneSubscriber);
    },

    /** @throws AppError `not-found` */
    async removeFeedback(id: number): Promise<void> {
      if (!(await deleteFrom(db, 'feedback', id))) throw notFound(goneFeedback);
      await emptyLog(db);
    },

    /** @throws AppError `not-found` */
    async removeSubscriber(id: number): Promise<void> {
      if (!(await deleteFrom(db, 'subscribers', id))) {
        throw notFound(goneSubscriber);
      }
      await emptyLog(db);
    },

    /** The subscribers as a table for a mailing program, in pieces. */
    exportSubscribers(): AsyncGenerator<string> {
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
