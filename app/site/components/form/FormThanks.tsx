import { type ReactNode, useEffect, useRef } from 'react';
import { FormMessage } from './FormMessage.tsx';
import styles from './FormThanks.module.css';

/** Takes the place of a form that was sent, and the focus, which would be nowhere otherwise. */
export function FormThanks({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={ref} className={styles.thanks} tabIndex={-1}>
      <FormMessage kind="success">{children}</FormMessage>
    </div>
  );
}
