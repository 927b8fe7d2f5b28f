import type { ReactNode } from 'react';
import type { InLanguage } from '../../languages-context.ts';
import { joinClassNames } from '../class-names.ts';
import styles from './Label.module.css';

type LabelProps = InLanguage & {
  children: ReactNode;
  id?: string;
  /** Its number: `01` in `01 — Entrance`. */
  number?: string | undefined;
  /** In the brass accent colour; use it once per screen. */
  isAccent?: boolean;
  as?: 'p' | 'span' | 'div' | 'dt';
  className?: string | undefined;
};

export function Label(props: LabelProps) {
  const { children, number, isAccent, as: Element = 'p', className, ...rest } = props;
  return (
    <Element className={joinClassNames(styles.label, isAccent && styles.accent, className)} {...rest}>
      {number ? <span className={styles.number}>{number} — </span> : null}
      {children}
    </Element>
  );
}
