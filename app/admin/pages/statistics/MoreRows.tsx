import { Button } from '@mantine/core';
import { t } from '../../kit/language/t.ts';
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
      {t('The first {shown} of {total, number}; all of them are in the CSV.', { shown, total })}
      {onMore ? (
        <Button size="compact-sm" variant="default" onClick={onMore}>
          {t('Show more')}
        </Button>
      ) : null}
    </p>
  );
}
