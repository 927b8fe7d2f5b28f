import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import styles from './Section.module.css';

type Ground = 'day' | 'deep' | 'night';

type SectionProps = {
  children: ReactNode;
  /** Its colours: light (default, inherits), a shade deeper, or dark. */
  ground?: Ground;
  /** Space above and below. `none` for sections whose picture extends to their edges. */
  space?: 'full' | 'tight' | 'none';
  /** Lets content extend to the window's edges instead of staying within the margins. */
  isBleed?: boolean;
  /** Draws a thin line above, between neighbours with the same background. */
  isRuled?: boolean;
  as?: 'section' | 'div' | 'article' | 'header' | 'aside' | 'figure';
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** How its list is shown, where there is a choice. */
  'data-view'?: string | undefined;
  className?: string | undefined;
};

export function Section(props: SectionProps) {
  const {
    children,
    ground,
    space = 'full',
    isBleed,
    isRuled,
    as: Element = 'section',
    className,
    ...rest
  } = props;
  return (
    <Element
      className={joinClassNames(styles.section, isRuled && styles.ruled, className)}
      data-ground={ground}
      data-space={space}
      {...rest}
    >
      {isBleed ? children : <div className={styles.inner}>{children}</div>}
    </Element>
  );
}
