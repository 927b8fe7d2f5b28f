import { Link } from 'react-router';
import common from '#messages/en/common.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { usePage } from '../../site-pages.ts';
import styles from './Breadcrumbs.module.css';

type Crumb = { label: string; to?: string };

type BreadcrumbsProps = {
  /** The page of the site that the others are below. */
  page?: string;
  /** What is below that, or the home page; the last one is the page itself and needs no path. */
  crumbs?: readonly Crumb[];
};

export function Breadcrumbs({ page = '/', crumbs: below = [] }: BreadcrumbsProps) {
  const t = useMessages(common);
  const home: Crumb = { label: usePage('/').name, to: '/' };
  const parent: Crumb = { label: usePage(page).name, to: page };
  const crumbs = [home, ...(page === '/' ? [] : [parent]), ...below];
  return (
    <nav className={styles.breadcrumbs} aria-label={t('common:breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.crumb}>
            {crumb.to && index < crumbs.length - 1 ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
