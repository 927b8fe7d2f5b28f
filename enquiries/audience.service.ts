import type { Db } from '#database/connect.ts';
import { notFound } from '#errors/app-error.ts';
import {
  deleteFrom,
  type Feedback,
  findFeedback,
  findSubscribers,
  type Subscriber,
} from './audience.repository.ts';
import { writeCsv } from './csv.ts';

/** What visitors think, and who wants to hear more: short lists, newest first. */
export function createAudienceService(db: Db) {
  return {
    listFeedback: (): Promise<Feedback[]> => findFeedback(db),
    listSubscribers: (): Promise<Subscriber[]> => findSubscribers(db),

    /** @throws AppError `not-found` */
    async removeFeedback(id: number): Promise<void> {
      if (!(await deleteFrom(db, 'feedback', id))) throw notFound('This feedback is not there any more.');
    },

    /** @throws AppError `not-found` */
    async removeSubscriber(id: number): Promise<void> {
      if (!(await deleteFrom(db, 'subscribers', id))) {
        throw notFound('This subscriber is not there any more.');
      }
    },

    /** The subscribers as a table for a mailing program, in pieces. */
    exportSubscribers(): AsyncGenerator<string> {
      const columns = [
        { title: 'Email', valueOf: (subscriber: Subscriber) => subscriber.email },
        { title: 'Subscribed at', valueOf: (subscriber: Subscriber) => subscriber.createdAt },
      ];
      return writeCsv(
        columns,
        inOneBatch(() => findSubscribers(db)),
      );
    },
  };
}

async function* inOneBatch<Entry>(read: () => Promise<Entry[]>): AsyncGenerator<Entry[]> {
  yield await read();
}
