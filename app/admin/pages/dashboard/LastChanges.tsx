import { use } from 'react';
import { t } from '../../kit/language/t.ts';
import { ActivityList } from '../activity/ActivityList.tsx';
import styles from './Dashboard.module.css';
import type { Dashboard } from './load-dashboard.ts';

export function LastChanges({ promise }: { promise: Dashboard['activity'] }) {
  const entries = use(promise);
  if (entries.length === 0) return <p className={styles.quiet}>{t('Nothing has been changed yet.')}</p>;
  return (
    <div className={styles.activity}>
      <ActivityList entries={entries} />
    </div>
  );
}
