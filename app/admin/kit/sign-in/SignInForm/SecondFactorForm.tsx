import { Button } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { FactorMethod } from '#people/accounts/sign-in-methods.shared.ts';
import { messageOf } from '../../api/message-of.ts';
import { canUsePasskeys } from '../../api/passkeys.ts';
import { ApiError } from '../../api/request-api.ts';
import { t } from '../../language/t.ts';
import { Message } from '../../notices/Message/Message.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './SignInForm.module.css';

type SecondFactorFormProps = {
  methods: readonly FactorMethod[];
  /** What the button says: 'Sign in'. */
  action: string;
  sendCode: (code: string) => Promise<void>;
  askPasskey: () => Promise<void>;
  onDone?: (() => void) | undefined;
  /** Leads back. */
  onLeave: () => void;
  leaveLabel: string;
};

/** A code of the app, a recovery code, or a passkey: what there is, one at a time. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { methods, action, onLeave, leaveLabel } = props;
  const [kind, setKind] = useState<FactorMethod>(() => firstOf(methods));
  const { failure, fieldError, isSending, submit, signInByPasskey } = useProof(props);
  const others = methods.filter((method) => method !== kind && (method !== 'passkey' || canUsePasskeys()));
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={t('Second factor')}>
      {failure ? <Message kind="error">{failure}</Message> : null}
      {kind === 'passkey' ? (
        <Button size="md" fullWidth loading={isSending} onClick={() => void signInByPasskey()} autoFocus>
          {t('Use a passkey')}
        </Button>
      ) : (
        <>
          <CodeField key={kind} isRecovery={kind === 'recovery-code'} error={fieldError} />
          <Button type="submit" size="md" fullWidth loading={isSending}>
            {action}
          </Button>
        </>
      )}
      <div className={styles.others}>
        {others.map((method) => (
          <Button key={method} variant="subtle" size="compact-sm" onClick={() => setKind(method)}>
            {otherTexts[method]}
          </Button>
        ))}
        <Button variant="subtle" size="compact-sm" onClick={onLeave}>
          {leaveLabel}
        </Button>
      </div>
    </form>
  );
}

const otherTexts: Record<FactorMethod, string> = {
  'time-code': t('Use a code of the app'),
  'recovery-code': t('Use a recovery code'),
  passkey: t('Use a passkey instead'),
};

function firstOf(methods: readonly FactorMethod[]): FactorMethod {
  return methods.find((method) => method !== 'passkey' || canUsePasskeys()) ?? 'recovery-code';
}

function useProof({ sendCode, askPasskey, onDone }: SecondFactorFormProps) {
  const [failure, setFailure] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function attempt(work: () => Promise<void>) {
    setFailure('');
    setFieldError(undefined);
    setIsSending(true);
    try {
      await work();
      onDone?.();
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.code : undefined;
      setFieldError(field);
      if (!field) setFailure(messageOf(error, t('That did not work. Please try again.')));
    } finally {
      setIsSending(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code === '') setFieldError(t('Enter the code'));
    else void attempt(() => sendCode(code));
  }

  return { failure, fieldError, isSending, submit, signInByPasskey: () => attempt(askPasskey) };
}
