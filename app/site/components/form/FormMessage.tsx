import type { ReactNode } from 'react';
import styles from './form.module.css';

type FormMessageProps = {
  children?: ReactNode;
  /** Failures are announced at once, confirmations when the reader pauses. */
  kind?: 'error' | 'success';
};

export function FormMessage({ children, kind = 'error' }: FormMessageProps) {
  if (!children) return null;
  return (
    <p className={styles.message} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
