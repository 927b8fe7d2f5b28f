import type { Db } from '#database/connect.ts';
import { countUnreadMessages } from './inbox.repository.ts';
import { createInboxService } from './inbox.service.ts';

export type MessageInbox = ReturnType<typeof createMessageInbox>;

/** The inbox of contact messages and requests for a quote, which wait for different people. */
export function createMessageInbox(db: Db) {
  return {
    ...createInboxService(db, 'contactMessages'),

    async countUnreadByForm(): Promise<Record<'contact' | 'quote', number>> {
      const counts = await countUnreadMessages(db);
      const countOf = (form: string) => counts.find(({ formType }) => formType === form)?.total ?? 0;
      return { contact: countOf('contact'), quote: countOf('quote') };
    },
  };
}
