import { t } from '../../language/t.ts';
import styles from './FirstFew.module.css';

/** The first of a list of words, and how many more there are (specification/back-office.md, "Lists"). */
export function FirstFew({
  label,
  items,
  limit,
}: {
  label: string;
  items: readonly string[];
  limit: number;
}) {
  if (items.length === 0) return null;
  const rest = items.length - limit;
  return (
    <ul className={styles.items} aria-label={label}>
      {items.slice(0, limit).map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
      {rest > 0 ? <li className={styles.rest}>{t('+{rest} more', { rest })}</li> : null}
    </ul>
  );
}
