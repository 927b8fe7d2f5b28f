import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { notFound } from '#errors/app-error.ts';
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
      if (!(await markSpam(db, 'feedback', { id, ...mark }))) throw notFound(feedbackIsGone);
    },

    /** @throws AppError `not-found` */
    async remove(id: number): Promise<void> {
      if (!(await deleteMarked(db, 'feedback', id))) throw notFound(feedbackIsGone);
      await emptyLog(db);
    },
  };
}
