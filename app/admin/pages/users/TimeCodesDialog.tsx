import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { rich, t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { CodeField } from '../../kit/sign-in/SignInForm/CodeField.tsx';
import styles from './Administrators.module.css';
import type { WithRecoveryCodes } from './factors.ts';

type NewCodes = { secret: string; uri: string; qr: string };
type TimeCodesDialogProps = { onClose: () => void; onConfirmed: (answer: WithRecoveryCodes) => void };

/** Gives an app its secret, and asks for the first code. */
export function TimeCodesDialog({ onClose, onConfirmed }: TimeCodesDialogProps) {
  const { made, error } = useNewCodes();
  return (
    <Modal opened onClose={onClose} title={t('Codes of an app')}>
      {error ? <Message kind="error">{error}</Message> : null}
      {made ? <CodesForm {...{ made, onClose, onConfirmed }} /> : null}
      {made || error ? null : <p className={styles.hint}>{t('One moment…')}</p>}
    </Modal>
  );
}

function CodesForm({ made, onClose, onConfirmed }: TimeCodesDialogProps & { made: NewCodes }) {
  const form = useSubmit({
    failure: t('The code could not be checked. Please try again.'),
    async send(values) {
      const body = { code: String(values.get('code')) };
      const { data } = await requestApi<WithRecoveryCodes>('/auth/time-codes/confirm', {
        method: 'POST',
        body,
      });
      onClose();
      onConfirmed(data);
      return '';
    },
  });
  return (
    <form className={styles.fields} onSubmit={form.onSubmit} noValidate>
      {form.error && !form.fields.code ? <Message kind="error">{form.error}</Message> : null}
      <p>{t('Scan this with an authenticator app, then type the six digits that it shows.')}</p>
      <img className={styles.qr} src={pictureOf(made.qr)} alt={t('Code to scan with the app')} />
      <p className={styles.hint}>
        {rich('On the phone itself: <link>open it in the app</link>, or type <code>{secret}</code>', {
          secret: made.secret.match(/.{1,4}/g)?.join(' '),
          link: (text) => <a href={made.uri}>{text}</a>,
          code: (text) => <code className={styles.secret}>{text}</code>,
        })}
      </p>
      <CodeField isRecovery={false} error={form.fields.code} />
      <div className={styles.buttons}>
        <Button type="submit" loading={form.isSending}>
          {t('Turn on')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

/** As an image nothing in it can run. */
function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function useNewCodes() {
  const [made, setMade] = useState<NewCodes>();
  const [error, setError] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    requestApi<NewCodes>('/auth/time-codes', { method: 'POST', signal: stop.signal })
      .then(({ data }) => setMade(data))
      .catch((failure: unknown) => {
        if (!stop.signal.aborted) setError(messageOf(failure));
      });
    return () => stop.abort();
  }, []);
  return { made, error };
}
