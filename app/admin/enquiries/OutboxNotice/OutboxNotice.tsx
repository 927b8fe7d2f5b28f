import { useEffect, useState } from 'react';
import { requestApi } from '../../api/request-api.ts';
import { Message } from '../../shell/Message/Message.tsx';
import styles from './OutboxNotice.module.css';

/** A notification in the response of `GET /outbox`. */
type Mail = { id: number; sentAt: string | null; lastError: string | null; nextAttemptAt: string | null };
type Outbox = { configured: boolean; mails: Mail[] };

/** Shows which e-mail notifications could not be sent, and why. The inbox items themselves are stored. */
export function OutboxNotice() {
  const [failed, setFailed] = useState<Mail[]>([]);
  const [isRetried, setIsRetried] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    requestApi<Outbox>('/outbox', { signal: stop.signal })
      .then(({ data }) => setFailed(failedOf(data)))
      // Not essential: the page works without it, and request-api.ts has logged the reason.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);

  async function retry(): Promise<void> {
    setIsRetried(true);
    const sendings = failed.map(({ id }) => requestApi(`/outbox/${id}/retry`, { method: 'POST' }));
    const results = await Promise.allSettled(sendings);
    setFailed(failed.filter((_, index) => results[index]?.status === 'rejected'));
  }

  const [newest] = failed;
  if (newest) {
    const amount = failed.length === 1 ? '1 notification' : `${failed.length} notifications`;
    return (
      <div className={styles.notice}>
        <Message kind="error" onRetry={() => void retry()}>
          {amount} could not be sent by e-mail: {newest.lastError}
        </Message>
      </div>
    );
  }
  return isRetried ? (
    <div className={styles.notice}>
      <Message kind="info">The notifications are being sent again.</Message>
    </div>
  ) : null;
}

function failedOf({ configured, mails }: Outbox): Mail[] {
  return configured ? mails.filter((mail) => mail.sentAt === null && mail.lastError !== null) : [];
}
