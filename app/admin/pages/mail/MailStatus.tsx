import { Message } from '../../kit/notices/Message/Message.tsx';
import { formatTimestamp } from '../../kit/time/format-time.ts';
import { LabelledValues } from '../inbox/LabelledValues/LabelledValues.tsx';
import styles from './mail.module.css';
import type { MailSetup } from './mail-setup.ts';

/** Whom mails are from and to, and when one was last known to be taken. */
export function MailStatus({ setup }: { setup: MailSetup }) {
  const { configured, from, notified, lastTest } = setup;
  return (
    <section className={styles.status} aria-labelledby="mail-status">
      <h2 id="mail-status">How it is set up</h2>
      {configured ? (
        <LabelledValues
          facts={[
            { label: 'From', value: from },
            { label: 'Enquiries and messages go to', value: notified },
            { label: 'Last test mail', value: lastTest ? describeTest(lastTest) : 'None yet' },
          ]}
        />
      ) : (
        <Message kind="info">
          No mail server is set up. Enquiries and messages are kept here all the same. Whoever runs the server
          sets SMTP_URL, MAIL_FROM and NOTIFY_TO and starts it again.
        </Message>
      )}
    </section>
  );
}

function describeTest({ to, sentAt, sentBy }: NonNullable<MailSetup['lastTest']>) {
  return (
    <>
      Taken on <time dateTime={sentAt}>{formatTimestamp(sentAt)}</time>, to {to}, sent by {sentBy}
    </>
  );
}
