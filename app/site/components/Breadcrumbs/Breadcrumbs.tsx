import { Link } from 'react-router';
import common from '#messages/en/common.json' with { type: 'json' };
import { type InLanguage, useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { usePage } from '../../site-pages.ts';
import styles from './Breadcrumbs.module.css';

type Crumb = InLanguage & { label: string; to?: string };

type BreadcrumbsProps = {
  /** The page of the site that the others are below. */
  page?: string;
  /** What is below that, or the home page; the last one is the page itself and needs no path. */
  crumbs?: readonly Crumb[];
};

export function Breadcrumbs({ page = '/', crumbs: below = [] }: BreadcrumbsProps) {
  const t = useMessages(common);
  const langOf = useLangOf();
  const [entrance, above] = [usePage('/'), usePage(page)];
  const home: Crumb = { label: entrance.name, to: '/', ...langOf(entrance, 'name') };
  const parent: Crumb = { label: above.name, to: page, ...langOf(above, 'name') };
  const crumbs = [home, ...(page === '/' ? [] : [parent]), ...below];
  return (
    <nav className={styles.breadcrumbs} aria-label={t('common:breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map(({ to, label, ...language }, index) => (
          <li key={label} className={styles.crumb}>
            {to && index < crumbs.length - 1 ? (
              <Link to={to} {...language}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined} {...language}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
