import { joinClassNames } from '../class-names.ts';
import { LineIcon } from '../LineIcon/LineIcon.tsx';
import styles from './ArrowIcon.module.css';

type ArrowIconProps = {
  direction?: 'right' | 'left' | 'down' | 'up' | 'out';
  className?: string | undefined;
};

/** A thin arrow as wide as a line of text is high. */
export function ArrowIcon({ direction = 'right', className }: ArrowIconProps) {
  return (
    <LineIcon
      width={24}
      height={12}
      strokeWidth="1.1"
      path="M0 6h23M17.5 0.75 23 6l-5.5 5.25"
      className={joinClassNames(styles.arrow, className)}
      data-direction={direction}
    />
  );
}
