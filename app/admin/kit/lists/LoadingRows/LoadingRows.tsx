import type { ReactNode } from 'react';
import styles from './LoadingRows.module.css';

/** Rows, dimmed while newer ones are loading. */
export function LoadingRows({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  return (
    <div className={styles.rows} aria-busy={isLoading} data-loading={isLoading}>
      {children}
    </div>
  );
}
