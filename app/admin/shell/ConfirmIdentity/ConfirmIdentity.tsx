import { Button, PasswordInput } from '@mantine/core';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { type AskForProof, type ConfirmationMethod, setAskForProof } from '../../kit/api/confirmation.ts';
import { askAuthenticator } from '../../kit/api/passkeys.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { readUsername } from '../../kit/api/session.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { NativeDialog } from '../../kit/dialogs/NativeDialog/NativeDialog.tsx';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { SecondFactorForm } from '../../kit/sign-in/SignInForm/SecondFactorForm.tsx';
import styles from './ConfirmIdentity.module.css';

type Asked = { methods: readonly ConfirmationMethod[]; settle: (isProved: boolean) => void };

/**
 * Asks for a fresh proof when the API wants one before what is dangerous; the request that waits is sent again then,
 * and nothing that was typed is lost.
 */
export function ConfirmIdentity() {
  const [asked, setAsked] = useState<Asked>();
  const pending = useRef<Promise<boolean>>(undefined);

  // Requests of the same moment wait for one answer.
  const ask: AskForProof = useCallback((methods) => {
    pending.current ??= new Promise<boolean>((resolve) => {
      const settle = (isProved: boolean) => {
        pending.current = undefined;
        setAsked(undefined);
        resolve(isProved);
      };
      setAsked({ methods, settle });
    });
    return pending.current;
  }, []);
  useEffect(() => setAskForProof(ask), [ask]);

  return asked ? <ProofDialog {...asked} /> : null;
}

function ProofDialog({ methods, settle }: Asked) {
  const id = useId();
  const done = () => settle(true);
  const leave = () => settle(false);
  const factors = methods.filter((method) => method !== 'password');
  return (
    <NativeDialog
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <h2 id={`${id}-title`}>{t('Confirm that it is you')}</h2>
      <p id={`${id}-text`} className={styles.intro}>
        {t(
          'You signed in more than 15 minutes ago, and this cannot be undone easily. Once confirmed, you are not asked again for 15 minutes.',
        )}
      </p>
      {factors.length > 0 ? (
        <SecondFactorForm
          methods={factors}
          action={t('Confirm')}
          sendCode={async (code) => void (await confirm({ code }))}
          askPasskey={confirmWithPasskey}
          onDone={done}
          onLeave={leave}
          leaveLabel={t('Cancel')}
        />
      ) : (
        <PasswordProof onDone={done} onLeave={leave} />
      )}
    </NativeDialog>
  );
}

function PasswordProof({ onDone, onLeave }: { onDone: () => void; onLeave: () => void }) {
  const form = useSubmit({
    failure: t('This could not be checked. Please try again.'),
    async send(values) {
      await confirm({ password: String(values.get('password')) });
      onDone();
      return '';
    },
  });
  return (
    <form className={styles.fields} onSubmit={form.onSubmit} noValidate>
      {form.error && !form.fields.password ? <Message kind="error">{form.error}</Message> : null}
      <input type="hidden" name="username" autoComplete="username" value={readUsername()} />
      <PasswordInput
        label={t('Your password')}
        name="password"
        autoComplete="current-password"
        // Otherwise a Mantine dialog below would close at the same Escape.
        data-mantine-stop-propagation="true"
        error={form.fields.password}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={form.isSending}>
          {t('Confirm')}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

async function confirm(proof: { password: string } | { code: string }): Promise<void> {
  await requestApi('/auth/confirm', { method: 'POST', body: proof });
}

async function confirmWithPasskey(): Promise<void> {
  const response = await askAuthenticator('/auth/passkeys/confirm-options', {});
  await requestApi('/auth/passkeys/confirm', { method: 'POST', body: { response } });
}
