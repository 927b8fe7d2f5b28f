import { Button } from '@mantine/core';
import { formatCount } from './describe-difference.ts';
import styles from './Reports.module.css';

type MoreRowsProps = {
  shown: number;
  total: number;
  /** Asks for more rows; undefined where there are as many as the page shows. */
  onMore: (() => void) | undefined;
};

/** How much of a table is shown, and where the rest is. */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  if (total <= shown) return null;
  return (
    <p className={styles.more}>
      The first {shown} of {formatCount(total)}; all of them are in the CSV.
      {onMore ? (
        <Button size="compact-sm" variant="default" onClick={onMore}>
          Show more
        </Button>
      ) : null}
    </p>
  );
}
