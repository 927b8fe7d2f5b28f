import { useEffect, useState } from 'react';
import { requestApi } from '../../kit/api/request-api.ts';

/** A mail in the response of `GET /outbox`. */
type Mail = { id: number; writtenBy: string; sentAt: string | null; lastError: string | null };
type Outbox = { configured: boolean; mails: Mail[] };

export type OutboxState = ReturnType<typeof useOutbox>;

/** Whether mails can be sent, and which could not be. */
export function useOutbox() {
  const [isSetUp, setIsSetUp] = useState<boolean>();
  const [failed, setFailed] = useState<Mail[]>([]);
  const [isRetried, setIsRetried] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    requestApi<Outbox>('/outbox', { signal: stop.signal })
      .then(({ data }) => {
        setIsSetUp(data.configured);
        setFailed(failedOf(data));
      })
      // Not essential: one's own mail program still answers, and request-api.ts has logged the reason.
      .catch(() => setIsSetUp(false));
    return () => stop.abort();
  }, []);

  async function retry(): Promise<void> {
    setIsRetried(true);
    const results = await Promise.allSettled(failed.map(({ id }) => sendAgain(id)));
    setFailed(failed.filter((_, index) => results[index]?.status === 'rejected'));
  }

  return { isSetUp, failed, isRetried, retry };
}

/** Has a mail tried again at once. @throws ApiError */
export async function sendAgain(mail: number): Promise<void> {
  await requestApi(`/outbox/${mail}/retry`, { method: 'POST' });
}

/** Replies are told of in their item. */
function failedOf({ configured, mails }: Outbox): Mail[] {
  const isFailed = ({ sentAt, lastError, writtenBy }: Mail) => !sentAt && lastError && !writtenBy;
  return configured ? mails.filter(isFailed) : [];
}
