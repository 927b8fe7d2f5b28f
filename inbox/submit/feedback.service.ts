import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { notFound } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { type Feedback, findFeedback, sumUpFeedback } from './feedback.repository.ts';
import { countMarked, deleteMarked, type MarkedFilter, markSpam } from './spam-mark.repository.ts';

const feedbackIsGone = 'This feedback is not there any more.';

/** What visitors think of the site. */
export function createFeedbackService(db: Db) {
  return {
    /** Newest first. */
    list: (filter: MarkedFilter): Promise<Feedback[]> => findFeedback(db, filter),

    count: (isSpam: boolean) => countMarked(db, 'feedback', isSpam),

    /** How many entries there are, and their stars on average. */
    sumUp: () => sumUpFeedback(db),

    /** Takes feedback for spam, or releases it. @throws AppError `not-found` */
    async mark(id: number, mark: { isSpam: boolean }): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (!(await markSpam(trx, 'feedback', { id, ...mark }))) throw notFound(feedbackIsGone);
        const text = mark.isSpam ? 'Marked feedback as spam' : 'Released feedback that was taken for spam';
        await enterInLog(trx, { kind: 'enquiries', text });
      });
    },

    /** @throws AppError `not-found` */
    async remove(id: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (!(await deleteMarked(trx, 'feedback', id))) throw notFound(feedbackIsGone);
        await enterInLog(trx, { kind: 'enquiries', text: 'Deleted feedback of a visitor' });
      });
      await emptyLog(db);
    },
  };
}
