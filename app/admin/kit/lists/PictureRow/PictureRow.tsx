import { t } from '../../language/t.ts';
import { Thumb } from '../../page-parts/Thumb/Thumb.tsx';
import styles from './PictureRow.module.css';

const side = 48;

/** The first pictures of a gallery, and how many more there are (specification/back-office.md, "Lists"). */
export function PictureRow({ paths, limit }: { paths: readonly string[]; limit: number }) {
  if (paths.length === 0) return null;
  const rest = paths.length - limit;
  const count = t('{count, plural, one {# picture} other {# pictures}} in the gallery', {
    count: paths.length,
  });
  return (
    <ul className={styles.row} aria-label={count}>
      {[...new Set(paths)].slice(0, limit).map((path) => (
        <li key={path}>
          <Thumb path={path} width={side} height={side} />
        </li>
      ))}
      {rest > 0 ? <li className={styles.rest}>+{rest}</li> : null}
    </ul>
  );
}
