import { useKeptLines } from '../../shortlist/use-kept-lines.ts';
import { LineIcon } from '../LineIcon/LineIcon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './ShortlistLink.module.css';

/** The way to the visitor's list, with how many stones are on it. */
export function ShortlistLink() {
  const { length } = useKeptLines();
  return (
    <Link to="/shortlist/" className={styles.link}>
      <LineIcon width={14} height={20} path="M.5 .5h13v18.5l-6.5-5-6.5 5z" />
      <span className="visually-hidden">Shortlist</span>
      {length > 0 ? (
        <>
          {' '}
          <span className={styles.count}>{length}</span>
          <span className="visually-hidden"> {length === 1 ? 'stone' : 'stones'}</span>
        </>
      ) : null}
    </Link>
  );
}
