import { Button, TextInput } from '@mantine/core';
import { requestApi } from '../../kit/api/request-api.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import styles from './mail.module.css';
import type { MailSetup } from './mail-setup.ts';

type MailTestFormProps = { setup: MailSetup; onTaken: () => void };

/** Sends a mail while one waits, and shows what the mail server said to it. */
export function MailTestForm({ setup, onTaken }: MailTestFormProps) {
  const form = useSubmit({
    failure: t('The test mail could not be sent. Please try again.'),
    async send(values) {
      const body = { to: String(values.get('to')) };
      const { data } = await requestApi<{ message: string }>('/mail/test', { method: 'POST', body });
      onTaken();
      return data.message;
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-labelledby="mail-test">
      <h2 id="mail-test">{t('Send a test mail')}</h2>
      {form.error && !form.fields.to ? <Message kind="error">{form.error}</Message> : null}
      {form.success ? <Message kind="success">{form.success}</Message> : null}
      <TextInput
        label={t('To')}
        name="to"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={setup.testRecipient}
        description={
          setup.testRecipient
            ? t('Left empty, it goes to {email}', { email: setup.testRecipient })
            : undefined
        }
        error={form.fields.to}
      />
      <Button type="submit" loading={form.isSending}>
        {t('Send a test mail')}
      </Button>
    </form>
  );
}
