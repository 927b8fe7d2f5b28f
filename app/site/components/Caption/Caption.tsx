import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import styles from './Caption.module.css';

type CaptionProps = {
  /** Names the product, then the place: `Statuario, bookmatched. Entrance hall`. */
  children: ReactNode;
  number?: string;
  as?: 'figcaption' | 'p' | 'span';
  className?: string | undefined;
};

export function Caption({ children, number, as: Element = 'figcaption', className }: CaptionProps) {
  return (
    <Element className={joinClassNames(styles.caption, className)}>
      {number ? <span className={styles.number}>{number}</span> : null}
      <span>{children}</span>
    </Element>
  );
}
