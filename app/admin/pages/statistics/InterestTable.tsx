import { Link } from 'react-router';
import type { InterestRow } from '#statistics/item-figures.ts';
import { t } from '../../kit/language/t.ts';
import { describeDifference, formatCount, formatShare } from './describe-difference.ts';
import { MoreRows } from './MoreRows.tsx';
import styles from './Reports.module.css';
import tableStyles from './ReportTable.module.css';

export type InterestReport = { rows: readonly InterestRow[]; total: number };

type InterestTableProps = {
  caption: string;
  report: InterestReport;
  /** The first column's name. */
  nameLabel: string;
  /** What `views` counts; without it there is none. */
  viewsLabel?: string;
  /** The form of a row's record. */
  pathOf?: (id: number) => string;
  /** Why there is nothing, and what will be here. */
  empty: string;
  /** Asks for more rows; undefined where there are as many as the page shows. */
  onMore: (() => void) | undefined;
};

/** A table of what leads to enquiries; on phones each row is a card. */
export function InterestTable(props: InterestTableProps) {
  const { caption, report, nameLabel, viewsLabel, empty, onMore } = props;
  const { rows, total } = report;
  if (rows.length === 0) return <p className={styles.quiet}>{empty}</p>;
  const most = Math.max(1, ...rows.map(({ now }) => now.items));
  return (
    <>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameLabel}</th>
            {viewsLabel ? <th scope="col">{viewsLabel}</th> : null}
            <th scope="col">{t('Enquiries')}</th>
            <th scope="col">{t('Quotes')}</th>
            <th scope="col">{t('Messages')}</th>
            <th scope="col">{t('Samples')}</th>
            <th scope="col">{t('Holds')}</th>
            <th scope="col">{t('Together')}</th>
            {viewsLabel ? <th scope="col">{t('Rate')}</th> : null}
            <th scope="col">{t('Period before')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.name} ${row.detail} ${row.recordId}`} {...props} row={row} most={most} />
          ))}
        </tbody>
      </table>
      <MoreRows shown={rows.length} total={total} onMore={onMore} />
    </>
  );
}

function Row({ row, most, viewsLabel, pathOf }: InterestTableProps & { row: InterestRow; most: number }) {
  const { now, before } = row;
  return (
    <tr>
      <th scope="row">
        {pathOf && row.recordId !== null ? <Link to={pathOf(row.recordId)}>{row.name}</Link> : row.name}
        {row.detail ? <span className={tableStyles.detail}>{row.detail}</span> : null}
      </th>
      {viewsLabel ? <td data-label={viewsLabel}>{formatCount(now.views ?? 0)}</td> : null}
      <td data-label={t('Enquiries')}>{formatCount(now.enquiry)}</td>
      <td data-label={t('Quotes')}>{formatCount(now.quote)}</td>
      <td data-label={t('Messages')}>{formatCount(now.message)}</td>
      <td data-label={t('Samples')}>{formatCount(now.sample)}</td>
      <td data-label={t('Holds')}>{formatCount(now.hold)}</td>
      <td data-label={t('Together')} className={tableStyles.sum}>
        {formatCount(now.items)}
        <Meter share={now.items / most} />
      </td>
      {viewsLabel ? <td data-label={t('Rate')}>{formatShare(now.rate)}</td> : null}
      <td data-label={t('Period before')} className={tableStyles.difference}>
        {describeDifference(now.items, before.items)}
      </td>
    </tr>
  );
}

/** Decorative: the number stands beside it. */
export function Meter({ share }: { share: number }) {
  return (
    <svg
      className={tableStyles.meter}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={share * 100} height="1" />
    </svg>
  );
}
