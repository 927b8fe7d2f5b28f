import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { readUsername } from '../../api/session.ts';
import { NativeDialog } from '../NativeDialog/NativeDialog.tsx';
import { loginPathFrom } from '../return-path.ts';
import { SignInForm } from '../SignInForm/SignInForm.tsx';
import { useHasSession } from '../use-has-session.ts';
import styles from './SessionGuard.module.css';

/**
 * When the session ends on an open page (it expired, the password changed, another window signed out), asks to
 * sign in again in a dialog over the page, which keeps its state.
 */
export function SessionGuard() {
  const hasSession = useHasSession();
  const [username] = useState(readUsername);
  return hasSession ? null : <SignInDialog username={username} />;
}

function SignInDialog({ username }: { username: string }) {
  const location = useLocation();
  const id = useId();
  return (
    <NativeDialog
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // Some browsers close a dialog at the second Escape although `cancel` was prevented.
      onClose={(event) => {
        if (event.currentTarget.isConnected) event.currentTarget.showModal();
      }}
    >
      <h2 id={id} className={styles.title}>
        Sign in again
      </h2>
      <p className={styles.text}>
        You have been signed out. Everything you typed is still on the page and waits for you.
      </p>
      <SignInForm username={username} />
      <p className={styles.leave}>
        <Link to={loginPathFrom(location)}>Leave this page instead</Link>
      </p>
    </NativeDialog>
  );
}
