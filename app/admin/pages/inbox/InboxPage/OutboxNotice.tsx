import { Message } from '../../../kit/notices/Message/Message.tsx';
import type { OutboxState } from '../use-outbox.ts';
import styles from './InboxPage.module.css';

/** Shows which e-mail notifications could not be sent, and why. The inbox items themselves are stored. */
export function OutboxNotice({ outbox: { failed, isRetried, retry } }: { outbox: OutboxState }) {
  const [newest] = failed;
  if (newest) {
    const amount = failed.length === 1 ? '1 notification' : `${failed.length} notifications`;
    return (
      <div className={styles.outboxNotice}>
        <Message kind="error" onRetry={() => void retry()}>
          {amount} could not be sent by e-mail: {newest.lastError}
        </Message>
      </div>
    );
  }
  return isRetried ? (
    <div className={styles.outboxNotice}>
      <Message kind="info">The notifications are being sent again.</Message>
    </div>
  ) : null;
}
