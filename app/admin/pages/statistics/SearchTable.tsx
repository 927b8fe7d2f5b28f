import { Link } from 'react-router';
import type { SearchReport } from '#statistics/reports.service.ts';
import { May } from '../../kit/access/May/May.tsx';
import { rich, t } from '../../kit/language/t.ts';
import { describeDifference, formatCount } from './describe-difference.ts';
import { Meter } from './InterestTable.tsx';
import { MoreRows } from './MoreRows.tsx';
import styles from './Reports.module.css';
import tableStyles from './ReportTable.module.css';

const places = { landing: t('Lists of products'), site: t('Whole site') };

type SearchTableProps = {
  report: SearchReport & { total: number };
  /** Asks for more rows. */
  onMore: (() => void) | undefined;
};

/** What visitors searched and did not find. */
export function SearchTable({ report, onMore }: SearchTableProps) {
  const { rows, total, totals } = report;
  const searched = totals.now.found + totals.now.missed;
  if (searched === 0 && rows.length === 0) {
    return <NobodySearched />;
  }
  return (
    <>
      <p className={styles.quiet}>
        {t('{missed, number} of {searched, number} searches found nothing: {difference}.', {
          missed: totals.now.missed,
          searched,
          difference: describeDifference(totals.now.missed, totals.before.missed),
        })}
      </p>
      {rows.length > 0 ? (
        <table className={tableStyles.table}>
          <caption className="visually-hidden">{t('Searched and not found')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Searched for')}</th>
              <th scope="col">{t('Where')}</th>
              <th scope="col">{t('Times')}</th>
              <th scope="col">{t('Period before')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={`${row.place} ${row.query}`}
                row={row}
                most={Math.max(1, ...rows.map(({ now }) => now))}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      <WayToOtherWords />
      <MoreRows shown={rows.length} total={total} onMore={onMore} />
    </>
  );
}

function NobodySearched() {
  return (
    <p className={styles.quiet}>
      {t(
        'Nobody has searched yet. Here you will see the words that visitors type and that no product has: what to add, or what else to call a product.',
      )}
    </p>
  );
}

function WayToOtherWords() {
  return (
    <May permission="documents">
      <p className={styles.quiet}>
        {rich(
          'A word here that means a product of yours belongs among the <link>Other words</link>: whoever searches it finds that product from then on.',
          { link: (text) => <Link to="/admin/site/search/#synonyms">{text}</Link> },
        )}
      </p>
    </May>
  );
}

type RowProps = { row: SearchReport['rows'][number]; most: number };

function Row({ row: { place, query, now, before }, most }: RowProps) {
  return (
    <tr>
      <th scope="row">{query || t('All others together')}</th>
      <td data-label={t('Where')}>{places[place]}</td>
      <td data-label={t('Times')} className={tableStyles.sum}>
        {formatCount(now)}
        <Meter share={now / most} />
      </td>
      <td data-label={t('Period before')} className={tableStyles.difference}>
        {describeDifference(now, before)}
      </td>
    </tr>
  );
}
