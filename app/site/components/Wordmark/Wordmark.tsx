import { Link } from 'react-router';
import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

type WordmarkProps = { name: string };

/** The company's name, set as an inscription; it leads home. */
export function Wordmark({ name }: WordmarkProps) {
  return (
    <Link to="/" className={styles.wordmark} aria-label={`${name}, home`} data-wordmark="">
      <Mark className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
