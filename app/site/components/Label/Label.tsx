import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import styles from './Label.module.css';

type LabelProps = {
  children: ReactNode;
  /** Its number: `01` in `01 — Entrance`. */
  number?: string | undefined;
  /** In the brass accent colour; use it once per screen. */
  isAccent?: boolean;
  as?: 'p' | 'span' | 'div' | 'dt';
  className?: string | undefined;
};

export function Label({ children, number, isAccent, as: Element = 'p', className }: LabelProps) {
  return (
    <Element className={joinClassNames(styles.label, isAccent && styles.accent, className)}>
      {number ? <span className={styles.number}>{number} — </span> : null}
      {children}
    </Element>
  );
}
