import { joinClassNames } from '../class-names.ts';
import styles from './ArrowIcon.module.css';

type ArrowIconProps = {
  direction?: 'right' | 'left' | 'down' | 'up' | 'out';
  className?: string | undefined;
};

/**
 * A thin arrow as wide as a line of text is high, of the text's colour. It is drawn by the stylesheet: a page has dozens.
 */
export function ArrowIcon({ direction = 'right', className }: ArrowIconProps) {
  return (
    <span
      className={joinClassNames(styles.arrow, className)}
      data-direction={direction === 'right' ? undefined : direction}
      aria-hidden="true"
    />
  );
}
