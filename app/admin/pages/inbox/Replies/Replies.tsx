import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../kit/api/message-of.ts';
import { t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { formatTimestamp } from '../../../kit/time/format-time.ts';
import type { InboxReply } from '../enquiry.ts';
import { sendAgain } from '../use-outbox.ts';
import styles from './Replies.module.css';

type RepliesProps = {
  replies: readonly InboxReply[];
  /** After one is sent again. */
  onChange: () => void;
};

/** What was answered, with whether it has left; nothing where nothing was. */
export function Replies({ replies, onChange }: RepliesProps) {
  const [problem, setProblem] = useState<string>();
  if (replies.length === 0) return null;

  async function retry(mail: number): Promise<void> {
    setProblem(undefined);
    try {
      await sendAgain(mail);
    } catch (error) {
      setProblem(messageOf(error, t('The reply could not be sent again. Please try again.')));
    }
    onChange();
  }

  return (
    <section className={styles.replies} aria-labelledby="inbox-replies">
      <h3 id="inbox-replies">{t('Replies')}</h3>
      {problem ? <Message kind="error">{problem}</Message> : null}
      <ol>
        {replies.map((reply) => (
          <li key={`${reply.at} ${reply.mail}`}>
            <p className={styles.head}>
              <strong>{reply.subject}</strong>
              <span>
                {reply.by} · <time dateTime={reply.at}>{formatTimestamp(reply.at)}</time>
              </span>
            </p>
            <p className={styles.body}>{reply.body}</p>
            <div className={styles.foot}>
              <p className={styles.state} data-state={reply.state} role="status">
                {stateText(reply)}
              </p>
              {reply.state === 'failed' && reply.mail !== null ? (
                <Button size="compact-sm" variant="default" onClick={() => void retry(reply.mail ?? 0)}>
                  {t('Send again')}
                  <span className="visually-hidden">: {reply.subject}</span>
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stateText({ state, reason, nextAttemptAt }: InboxReply): string {
  if (state === 'sent') return t('Sent');
  if (state === 'failed') return t('Not sent. {reason}', { reason });
  if (!reason || !nextAttemptAt) return t('Waiting to be sent');
  return t('Waiting to be sent, tried again {time}. {reason}', {
    time: formatTimestamp(nextAttemptAt),
    reason,
  });
}
