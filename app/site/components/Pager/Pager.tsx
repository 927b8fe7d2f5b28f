import { Link } from 'react-router';
import common from '#messages/en/common.json' with { type: 'json' };
import type { ListPart } from '../../../paging/pages-around.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import styles from './Pager.module.css';

type PagerProps = {
  /** What a screen reader calls it. */
  label: string;
  part: ListPart;
  pathOf: (page: number) => string;
};

/** The way through a list of several pages; nothing where there is one. */
export function Pager({ label, part: { page, pages, around }, pathOf }: PagerProps) {
  const t = useMessages(common);
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={label} data-print="none">
      {page > 1 ? (
        <ButtonLink to={pathOf(page - 1)} arrow="left" rel="prev" className={styles.previous}>
          {t('common:pager.previous')}
        </ButtonLink>
      ) : null}
      <ol className={styles.pages}>
        {around.map((number) => (
          <li key={number}>
            <Link
              className={styles.page}
              to={pathOf(number)}
              aria-label={t('common:pager.page', { number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <ButtonLink to={pathOf(page + 1)} rel="next" className={styles.next}>
          {t('common:pager.next')}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
