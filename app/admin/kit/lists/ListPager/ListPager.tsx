import { Link } from 'react-router';
import { pagesAround } from '../../../../paging/pages-around.ts';
import { t } from '../../language/t.ts';
import { perPage as usualPerPage } from '../list-state.ts';
import styles from './ListPager.module.css';

type ListPagerProps = {
  page: number;
  total: number;
  /** Records a page, where the list has a size of its own. */
  perPage?: number;
  hrefOf: (page: number) => string;
};

/** Navigation through a list of many pages. Each page has a URL, so it can be opened in another tab. */
export function ListPager({ page, total, perPage = usualPerPage, hrefOf }: ListPagerProps) {
  const pages = Math.ceil(total / perPage);
  if (pages < 2) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <nav className={styles.pager} aria-label={t('Pages')}>
      <p className={styles.range}>
        {t('{first, number}–{last, number} of {total, number}', {
          first,
          last: Math.min(page * perPage, total),
          total,
        })}
      </p>
      <ul className={styles.pages}>
        {page > 1 ? (
          <li>
            <Link className={styles.page} to={hrefOf(page - 1)} rel="prev">
              {t('Previous')}
            </Link>
          </li>
        ) : null}
        {pagesAround(page, pages).map((number) => (
          <li key={number}>
            <PageLink number={number} isCurrent={number === page} to={hrefOf(number)} />
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link className={styles.page} to={hrefOf(page + 1)} rel="next">
              {t('Next')}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function PageLink({ number, isCurrent, to }: { number: number; isCurrent: boolean; to: string }) {
  return (
    <Link
      className={styles.page}
      to={to}
      aria-label={t('Page {number}', { number })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {number}
    </Link>
  );
}
