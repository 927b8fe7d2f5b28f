import type { ReactNode } from 'react';
import styles from './RowActions.module.css';

/** The side of an icon in a button of a row, in CSS pixels. */
export const iconPixels = 20;

/** What can be done with a row or a card, seen on hover and on focus, and always where there is touch. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
