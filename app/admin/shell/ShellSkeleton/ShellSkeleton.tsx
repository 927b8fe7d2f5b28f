import { t } from '../../kit/language/t.ts';
import { useTabTitle } from '../../kit/page-parts/use-company-name.ts';
import styles from './ShellSkeleton.module.css';

/** The server-rendered outline of a page of the back office, in the right colours, until its data is loaded. */
export function ShellSkeleton() {
  const tabTitle = useTabTitle('');
  return (
    <div className={styles.shell}>
      <title>{tabTitle}</title>
      <meta name="robots" content="noindex, nofollow" />
      <div className={styles.side} />
      <main id="main" className={styles.main}>
        <p className="visually-hidden" role="status" suppressHydrationWarning>
          {t('Loading…')}
        </p>
        <div className={styles.head} />
        <div className={styles.rows}>
          <div />
          <div />
          <div />
          <div />
        </div>
      </main>
    </div>
  );
}
