import { joinClassNames } from '../class-names.ts';
import styles from './ArrowIcon.module.css';

type ArrowIconProps = {
  direction?: 'right' | 'left' | 'down' | 'up' | 'out';
  className?: string | undefined;
};

/** A thin arrow as wide as a line of text is high. Decorative: the text beside it has the meaning. */
export function ArrowIcon({ direction = 'right', className }: ArrowIconProps) {
  return (
    <svg
      className={joinClassNames(styles.arrow, className)}
      data-direction={direction}
      viewBox="0 0 24 12"
      width="24"
      height="12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 6h23M17.5 0.75 23 6l-5.5 5.25" />
    </svg>
  );
}
