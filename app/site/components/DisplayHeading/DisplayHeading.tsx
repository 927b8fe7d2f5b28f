import type { ReactNode } from 'react';
import type { InLanguage } from '../../languages-context.ts';
import { joinClassNames } from '../class-names.ts';
import styles from './DisplayHeading.module.css';

type DisplayHeadingProps = InLanguage & {
  children: ReactNode;
  /** The heading's level; its size is set separately. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  size?: 'display' | 'large' | 'medium' | 'small';
  id?: string;
  className?: string | undefined;
};

export function DisplayHeading(props: DisplayHeadingProps) {
  const { children, as: Element = 'h2', size = 'large', className, ...rest } = props;
  return (
    <Element className={joinClassNames(styles.heading, className)} data-size={size} {...rest}>
      {children}
    </Element>
  );
}
