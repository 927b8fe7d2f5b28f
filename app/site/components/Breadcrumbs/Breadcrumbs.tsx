import { Link } from 'react-router';
import styles from './Breadcrumbs.module.css';

type Crumb = { label: string; to?: string };

type BreadcrumbsProps = {
  /** What is below the home page; the last one is the page itself and needs no path. */
  crumbs: readonly Crumb[];
};

const home: Crumb = { label: 'Home', to: '/' };

export function Breadcrumbs(props: BreadcrumbsProps) {
  const crumbs = [home, ...props.crumbs];
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
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
