import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import styles from './Section.module.css';

type Room = 'day' | 'deep' | 'night';

type SectionProps = {
  children: ReactNode;
  /** Walls: lime plaster (default, inherits), deeper plaster, or a night room. */
  room?: Room;
  /** Air above and below. `none` for sections whose picture reaches their edges. */
  space?: 'full' | 'tight' | 'none';
  /** Lets content reach the window's edges instead of standing within the margins. */
  isBleed?: boolean;
  /** Draws a hairline above, for neighbours with the same wall. */
  isRuled?: boolean;
  as?: 'section' | 'div' | 'article' | 'header' | 'aside';
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className?: string | undefined;
};

export function Section(props: SectionProps) {
  const {
    children,
    room,
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
      data-room={room}
      data-space={space}
      {...rest}
    >
      {isBleed ? children : <div className={styles.inner}>{children}</div>}
    </Element>
  );
}
