import { type ReactNode, useEffect } from 'react';
import { announceFormSuccess } from '../../tracking/form-success.ts';
import styles from './form.module.css';

type FormMessageProps = {
  children?: ReactNode;
  /** Failures are announced at once, confirmations when the reader pauses. */
  kind?: 'error' | 'success';
};

export function FormMessage({ children, kind = 'error' }: FormMessageProps) {
  const isSuccess = kind === 'success' && Boolean(children);
  useEffect(() => {
    if (isSuccess) announceFormSuccess();
  }, [isSuccess]);
  if (!children) return null;
  return (
    <p className={styles.message} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
