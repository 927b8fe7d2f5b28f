import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../language/t.ts';
import { useTabTitle } from '../use-company-name.ts';
import styles from './PageHeader.module.css';

export type Crumb = { label: string; to: string };

type PageHeaderProps = {
  /** The page's heading, and its name in the browser's tab. */
  title: string;
  /** Part of the heading and the tab's title, but visually hidden: a growing heading would shift the page. */
  note?: string | undefined;
  /** A line below the heading: 'Showing 12 of 340 products'. */
  summary?: ReactNode;
  /** The page's actions, the most likely first. */
  actions?: ReactNode;
  /** The pages above this one. */
  crumbs?: readonly Crumb[];
};

/** The top of every page of the back office. */
export function PageHeader({ title, note, summary, actions, crumbs = [] }: PageHeaderProps) {
  const more = note ? ` (${note})` : '';
  const tabTitle = useTabTitle(title + more);
  return (
    <header className={styles.head}>
      <title>{tabTitle}</title>
      {crumbs.length > 0 ? <Crumbs crumbs={crumbs} here={title} /> : null}
      <div className={styles.row}>
        <h1 className={styles.title}>
          {title}
          {more ? <span className="visually-hidden">{more}</span> : null}
        </h1>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {summary ? <div className={styles.summary}>{summary}</div> : null}
    </header>
  );
}

function Crumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{crumb.label}</Link>
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
