import type { ReactNode } from 'react';
import styles from './ListBar.module.css';

/** The line above a list: what is shown of it, and what concerns all of it. */
export function ListBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}

/** How much of the list is shown. */
export function ListSummary({ children }: { children: ReactNode }) {
  return (
    <p className={styles.summary} role="status">
      {children}
    </p>
  );
}
