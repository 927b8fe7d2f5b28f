import type { ReactNode } from 'react';
import type { InLanguage } from '../../languages-context.ts';
import { joinClassNames } from '../class-names.ts';
import styles from './Caption.module.css';

type CaptionProps = InLanguage & {
  /** Names the product, then the place: `Statuario, bookmatched. Entrance hall`. */
  children: ReactNode;
  number?: string;
  as?: 'figcaption' | 'p' | 'span';
  className?: string | undefined;
};

export function Caption({ children, number, as: Element = 'figcaption', className, ...rest }: CaptionProps) {
  return (
    <Element className={joinClassNames(styles.caption, className)} {...rest}>
      {number ? <span className={styles.number}>{number}</span> : null}
      <span>{children}</span>
    </Element>
  );
}
