import { t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import type { OutboxState } from '../use-outbox.ts';
import styles from './InboxPage.module.css';

/** Shows which e-mail notifications could not be sent, and why. The inbox items themselves are stored. */
export function OutboxNotice({ outbox: { failed, isRetried, retry } }: { outbox: OutboxState }) {
  const [newest] = failed;
  if (newest) {
    return (
      <div className={styles.outboxNotice}>
        <Message kind="error" onRetry={() => void retry()}>
          {t(
            '{count, plural, one {# notification could not be sent by e-mail: {reason}} other {# notifications could not be sent by e-mail: {reason}}}',
            { count: failed.length, reason: newest.lastError ?? '' },
          )}
        </Message>
      </div>
    );
  }
  return isRetried ? (
    <div className={styles.outboxNotice}>
      <Message kind="info">{t('The notifications are being sent again.')}</Message>
    </div>
  ) : null;
}
