import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import { joinClassNames } from '../class-names.ts';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './Button.module.css';

type ButtonLook = 'line' | 'block' | 'outline';

type ButtonLinkProps = Omit<LinkProps, 'to' | 'children' | 'className'> & {
  /** A path of this site, or a full URL, `mailto:` or `tel:`. */
  to: string;
  children: ReactNode;
  /** `line`: text over a thin line; `block`: solid, for the one main action; `outline`: for a secondary action. */
  look?: ButtonLook;
  arrow?: 'right' | 'left' | 'down' | 'out' | 'none';
  className?: string | undefined;
};

/** It is left out where it leads to a page that is switched off. */
export function ButtonLink({
  children,
  look = 'line',
  arrow = 'right',
  className,
  ...link
}: ButtonLinkProps) {
  return (
    <PageLink className={joinClassNames(styles.button, className)} data-look={look} {...link}>
      {arrow === 'left' ? <ArrowIcon direction="left" className={styles.arrow} /> : null}
      <span className={styles.text}>{children}</span>
      {arrow === 'left' || arrow === 'none' ? null : <ArrowIcon direction={arrow} className={styles.arrow} />}
    </PageLink>
  );
}
