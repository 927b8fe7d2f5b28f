import { ActionIcon, Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/request-api.ts';
import { signIn } from '../../api/sign-in.ts';
import { IconEye, IconEyeOff } from '../../icons/icons.ts';
import { Message } from '../Message/Message.tsx';
import styles from './SignInForm.module.css';

type SignInFormProps = {
  /** The previous username, if it is known. */
  username?: string;
  /** Runs once the token is stored. */
  onSignedIn?: () => void;
};

type Failure = { message: string; fields: Record<string, string> };
const noFailure: Failure = { message: '', fields: {} };

/** Username and password. Text entered before hydration is kept; only the button waits for it. */
export function SignInForm({ username = '', onSignedIn }: SignInFormProps) {
  const { submit, failure, isSending } = useSignIn(onSignedIn);
  const isReady = useIsReady();
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure.message ? <Message kind="error">{failure.message}</Message> : null}
      <TextInput
        label="Username"
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
        Sign in
      </Button>
    </form>
  );
}

function useSignIn(onSignedIn: (() => void) | undefined) {
  const [failure, setFailure] = useState(noFailure);
  const [isSending, setIsSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { username: String(form.get('username')), password: String(form.get('password')) };
    const missing = missingOf(credentials);
    setFailure({ message: '', fields: missing });
    if (Object.keys(missing).length > 0) return;
    setIsSending(true);
    try {
      await signIn(credentials);
      onSignedIn?.();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setIsSending(false);
    }
  }

  return { submit, failure, isSending };
}

function PasswordField({ error }: { error: string | undefined }) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      label="Password"
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
          aria-label="Show what is typed"
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
    ...(credentials.username.trim() ? {} : { username: 'Username is required' }),
    ...(credentials.password ? {} : { password: 'Password is required' }),
  };
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return { message: error.message, fields: error.fields };
  return { message: 'Signing in failed. Please try again.', fields: {} };
}

function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
