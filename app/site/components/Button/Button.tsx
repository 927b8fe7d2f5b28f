import type { ComponentProps } from 'react';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import { joinClassNames } from '../class-names.ts';
import styles from './Button.module.css';

type ButtonProps = ComponentProps<'button'> & {
  look?: 'line' | 'block' | 'outline';
  hasArrow?: boolean;
};

export function Button(props: ButtonProps) {
  const { children, look = 'line', hasArrow = false, type = 'button', className, ...rest } = props;
  return (
    <button type={type} className={joinClassNames(styles.button, className)} data-look={look} {...rest}>
      <span className={styles.text}>{children}</span>
      {hasArrow ? <ArrowIcon className={styles.arrow} /> : null}
    </button>
  );
}
