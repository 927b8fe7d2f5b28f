import { type ReactNode, useEffect, useRef } from 'react';
import { FormMessage } from './FormMessage.tsx';
import styles from './FormThanks.module.css';

/** Replaces a form that was sent and takes the focus, which would be lost otherwise. */
export function FormThanks({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={ref} className={styles.thanks} tabIndex={-1}>
      <FormMessage kind="success">{children}</FormMessage>
    </div>
  );
}
