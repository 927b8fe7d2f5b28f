import { use } from 'react';
import { Link } from 'react-router';
import { t } from '../../kit/language/t.ts';
import { formatDay } from '../../kit/time/format-time.ts';
import styles from './Dashboard.module.css';
import { type CountsProps, hasNothing } from './has-nothing.ts';
import type { Dashboard } from './load-dashboard.ts';

export function WaitingDrafts({ promise, counts }: { promise: Dashboard['drafts'] } & CountsProps) {
  const drafts = use(promise);
  if (hasNothing(use(counts))) return <p className={styles.quiet}>{t('Nothing has been written yet.')}</p>;
  if (drafts.length === 0) return <p className={styles.quiet}>{t('Everything written is published.')}</p>;
  return (
    <ul className={styles.lines}>
      {drafts.map((draft) => (
        <li key={draft.path}>
          <Link className={styles.line} to={draft.path}>
            <span className={styles.lineTitle}>{draft.title}</span>
            <span className={styles.lineDetail}>{draft.kind}</span>
            <time dateTime={draft.updatedAt}>{formatDay(draft.updatedAt)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
