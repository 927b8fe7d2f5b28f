import { use } from 'react';
import { Link } from 'react-router';
import { entities } from '#content/registry.ts';
import { locale } from '../../kit/language/language.ts';
import { t } from '../../kit/language/t.ts';
import styles from './Dashboard.module.css';
import { type CountsProps, hasNothing } from './has-nothing.ts';
import type { Dashboard } from './load-dashboard.ts';

const shownAtMost = 8;

/** `category, product, post and project`. */
const pictured = new Intl.ListFormat(locale).format(
  entities.filter(({ card }) => card.needsPicture).map(({ noun }) => t(noun.one)),
);

/** Records that show a placeholder to visitors, each linked to its form. */
export function WithoutPicture({ promise, counts }: { promise: Dashboard['withoutPicture'] } & CountsProps) {
  const { total, records } = use(promise);
  if (hasNothing(use(counts)))
    return <p className={styles.quiet}>{t('There is nothing yet that needs one.')}</p>;
  if (total === 0) {
    return <p className={styles.quiet}>{t('Every {nouns} has its picture.', { nouns: pictured })}</p>;
  }
  const shown = takeTurns(records).slice(0, shownAtMost);
  return (
    <>
      <ul className={styles.lines}>
        {shown.map(({ path, id, title, kind }) => (
          <li key={`${path}/${id}`}>
            <Link className={styles.line} to={`/admin/${path}/${id}/edit/`}>
              <span className={styles.lineTitle}>{title}</span>
              <span className={styles.lineDetail}>{t(kind)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > shown.length ? (
        <p className={styles.quiet}>{t('And {count} more.', { count: total - shown.length })}</p>
      ) : null}
    </>
  );
}

/** Interleaves the kinds of records, so that a shortened list shows each of them. */
function takeTurns<T extends { kind: string }>(records: readonly T[]): T[] {
  const kinds = Map.groupBy(records, ({ kind }) => kind);
  const turnOf = (record: T) => kinds.get(record.kind)?.indexOf(record) ?? 0;
  return records.toSorted((one, other) => turnOf(one) - turnOf(other));
}
