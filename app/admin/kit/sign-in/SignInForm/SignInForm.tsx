import { ActionIcon, Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { ticketEnded } from '#people/accounts/sign-in-methods.shared.ts';
import { messageOf } from '../../api/message-of.ts';
import { canUsePasskeys } from '../../api/passkeys.ts';
import { ApiError } from '../../api/request-api.ts';
import { type HalfSignedIn, signIn, signInWithCode, signInWithPasskey } from '../../api/sign-in.ts';
import { IconEye, IconEyeOff } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import { Message } from '../../notices/Message/Message.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import styles from './SignInForm.module.css';

type SignInFormProps = {
  /** The previous username, if it is known. */
  username?: string;
  /** Runs once the token is stored. */
  onSignedIn?: () => void;
};

type Failure = { message: string; fields: Record<string, string> };
const noFailure: Failure = { message: '', fields: {} };

/** The password, then the second factor where there is one; or a passkey alone. */
export function SignInForm({ username = '', onSignedIn }: SignInFormProps) {
  const [half, setHalf] = useState<HalfSignedIn>();
  const [reason, setReason] = useState('');
  if (!half) return <PasswordStep {...{ username, onSignedIn, reason }} onHalf={setHalf} />;
  const restart = (why: string) => {
    setReason(why);
    setHalf(undefined);
  };
  // With a ticket that has ended nothing can be tried any more.
  const unlessEnded = (error: unknown) => {
    if (error instanceof ApiError && error.body.code === ticketEnded) restart(error.message);
    throw error;
  };
  return (
    <SecondFactorForm
      methods={half.methods}
      action="Sign in"
      sendCode={(code) => signInWithCode({ ticket: half.ticket, code }).catch(unlessEnded)}
      askPasskey={() => signInWithPasskey({ ticket: half.ticket }).catch(unlessEnded)}
      onDone={onSignedIn}
      onLeave={() => restart('')}
      leaveLabel={t('Start again')}
    />
  );
}

type PasswordStepProps = Required<Pick<SignInFormProps, 'username'>> & {
  onSignedIn: SignInFormProps['onSignedIn'];
  onHalf: (half: HalfSignedIn) => void;
  /** Why it begins again. */
  reason: string;
};

/** Text entered before hydration is kept; only the buttons wait for it. */
function PasswordStep({ username, ...props }: PasswordStepProps) {
  const { submit, signInByPasskey, failure, isSending } = useSignIn(props);
  const isReady = useIsReady();
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure.message ? <Message kind="error">{failure.message}</Message> : null}
      <TextInput
        label={t('Username')}
        name="username"
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        error={failure.fields.username}
      />
      <PasswordField error={failure.fields.password} />
      <Button type="submit" size="md" fullWidth loading={isSending} disabled={!isReady}>
        {t('Sign in')}
      </Button>
      {isReady && canUsePasskeys() ? (
        <Button
          size="md"
          fullWidth
          variant="default"
          disabled={isSending}
          onClick={() => void signInByPasskey()}
        >
          {t('Use a passkey')}
        </Button>
      ) : null}
    </form>
  );
}

function useSignIn({ onSignedIn, onHalf, reason }: Omit<PasswordStepProps, 'username'>) {
  const [failure, setFailure] = useState({ ...noFailure, message: reason });
  const [isSending, setIsSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { username: String(form.get('username')), password: String(form.get('password')) };
    const missing = missingOf(credentials);
    setFailure({ message: '', fields: missing });
    if (Object.keys(missing).length > 0) return;
    await attempt(() => signIn(credentials));
  }

  async function attempt(work: () => Promise<HalfSignedIn | undefined>) {
    setIsSending(true);
    try {
      const half = await work();
      if (half) onHalf(half);
      else onSignedIn?.();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setIsSending(false);
    }
  }

  async function signInByPasskey() {
    setFailure(noFailure);
    await attempt(async () => void (await signInWithPasskey()));
  }

  return { submit, signInByPasskey, failure, isSending };
}

function PasswordField({ error }: { error: string | undefined }) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      label={t('Password')}
      name="password"
      size="md"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      error={error}
      rightSectionWidth="2.75rem"
      rightSection={
        // Not named "Show password", so that only one control has "password" in its name.
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('Show what is typed')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      }
    />
  );
}

/** specification/back-office.md, "Shell": both are required. */
function missingOf(credentials: { username: string; password: string }): Record<string, string> {
  return {
    ...(credentials.username.trim() ? {} : { username: t('Username is required') }),
    ...(credentials.password ? {} : { password: t('Password is required') }),
  };
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return { message: error.message, fields: error.fields };
  return { message: messageOf(error, t('Signing in failed. Please try again.')), fields: {} };
}

function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
