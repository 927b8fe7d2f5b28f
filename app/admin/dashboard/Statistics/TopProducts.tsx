import { Link } from 'react-router';
import type { Statistics } from '#analytics/statistics.service.ts';
import styles from '../Dashboard.module.css';
import own from './Statistics.module.css';

/** The most viewed products, each linked to its form. */
export function TopProducts({ products }: { products: Statistics['topProducts'] }) {
  const most = products[0]?.views ?? 1;
  if (products.length === 0) return <p className={styles.quiet}>No product was opened in these days.</p>;
  return (
    <ol className={own.ranking}>
      {products.map(({ id, name, views }) => (
        <li key={id}>
          <Link className={own.ranked} to={`/admin/products/${id}/edit/`}>
            <span className={own.rankedName}>{name}</span>
            <span className={own.rankedCount}>
              {views.toLocaleString('en-GB')}
              <span className="visually-hidden"> {views === 1 ? 'time' : 'times'}</span>
            </span>
            <svg
              className={own.meter}
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect width={(views / most) * 100} height="1" />
            </svg>
          </Link>
        </li>
      ))}
    </ol>
  );
}
