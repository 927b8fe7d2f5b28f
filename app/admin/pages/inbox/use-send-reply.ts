import { useState } from 'react';
import { messageOf } from '../../kit/api/message-of.ts';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import type { InboxItem, InboxItemDetail } from './enquiry.ts';
import type { Reply } from './reply-links.ts';

type Outcome = { problem?: string; fields: Record<string, string>; isUnset: boolean };
const nothingYet: Outcome = { fields: {}, isUnset: false };

type SendingOptions = { onSent: (item: InboxItemDetail) => void; onFailed: () => void };

/** Sending a reply to an item; what keeps it from being sent is told with its form, which stays as it is. */
export function useSendReply(item: InboxItem, { onSent, onFailed }: SendingOptions) {
  const [outcome, setOutcome] = useState(nothingYet);
  const [isSending, setIsSending] = useState(false);

  async function send({ subject, text: body }: Reply): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    setOutcome(nothingYet);
    try {
      const request = { method: 'POST' as const, body: { subject, body } };
      onSent((await requestApi<InboxItemDetail>(`/inbox/${item.id}/replies`, request)).data);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const problem = messageOf(error, t('The reply could not be sent. It is still here.'));
      setOutcome({
        ...{ fields, ...(Object.keys(fields).length === 0 && { problem }) },
        isUnset: error instanceof ApiError && error.status === 409,
      });
      onFailed();
    } finally {
      setIsSending(false);
    }
  }

  return { ...outcome, isSending, send };
}
