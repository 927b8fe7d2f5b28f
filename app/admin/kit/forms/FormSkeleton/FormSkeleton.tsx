import { Skeleton } from '@mantine/core';
import { t } from '../../language/t.ts';
import styles from './FormSkeleton.module.css';

export function FormSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className={styles.text}>{t('Loading…')}</p>
      <Skeleton height={44} width="40%" />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={200} />
    </div>
  );
}
