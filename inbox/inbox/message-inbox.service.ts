import type { Db } from '#database/connect.ts';
import { createInboxService } from './inbox.service.ts';
import { countUnreadItems } from './inbox-counts.repository.ts';

export type MessageInbox = ReturnType<typeof createMessageInbox>;

/** The inbox of contact messages and requests for a quote, which wait for different people. */
export function createMessageInbox(db: Db) {
  return {
    ...createInboxService(db, 'contact'),

    async countUnreadByForm(): Promise<Record<'contact' | 'quote', number>> {
      const counts = await countUnreadItems(db, 'contact');
      const countOf = (kinds: string[]) =>
        counts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { total }) => sum + total, 0);
      return { contact: countOf(['message', 'sample', 'hold']), quote: countOf(['quote']) };
    },
  };
}
