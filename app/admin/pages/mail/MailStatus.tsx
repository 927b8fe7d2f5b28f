import { rich, t } from '../../kit/language/t.ts';
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
      <h2 id="mail-status">{t('How it is set up')}</h2>
      {configured ? (
        <LabelledValues
          facts={[
            { label: t('From'), value: from },
            { label: t('Enquiries and messages go to'), value: notified },
            { label: t('Last test mail'), value: lastTest ? describeTest(lastTest) : t('None yet') },
          ]}
        />
      ) : (
        <Message kind="info">
          {t(
            'No mail server is set up. Enquiries and messages are kept here all the same. Whoever runs the server sets SMTP_URL, MAIL_FROM and NOTIFY_TO and starts it again.',
          )}
        </Message>
      )}
    </section>
  );
}

function describeTest({ to, sentAt, sentBy }: NonNullable<MailSetup['lastTest']>) {
  return rich('Taken on <time>{day}</time>, to {to}, sent by {name}', {
    ...{ to, day: formatTimestamp(sentAt), name: sentBy },
    time: (text) => <time dateTime={sentAt}>{text}</time>,
  });
}
