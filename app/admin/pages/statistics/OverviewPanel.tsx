import type { Overview } from '#statistics/reports.service.ts';
import { t } from '../../kit/language/t.ts';
import { DayBars } from '../dashboard/Statistics/DayBars.tsx';
import chart from '../dashboard/Statistics/DayChart.module.css';
import { describeDifference, formatCount } from './describe-difference.ts';
import { describeRange } from './period-query.ts';
import styles from './Reports.module.css';
import tableStyles from './ReportTable.module.css';

const figures = [
  { name: 'visits', label: t('Visits') },
  { name: 'enquiry', label: t('Enquiries') },
  { name: 'quote', label: t('Quote requests') },
  { name: 'message', label: t('Messages') },
  { name: 'sample', label: t('Sample requests') },
  { name: 'hold', label: t('Hold requests') },
] as const;

/** The sums of the period, and what came in step by step. */
export function OverviewBody({ overview }: { overview: Overview }) {
  const { totals } = overview;
  return (
    <>
      <ul className={styles.tiles}>
        {figures.map(({ name, label }) => (
          <li key={name} className={styles.tile}>
            <span className={styles.count}>{formatCount(totals.now[name])}</span>
            <span className={styles.tileLabel}>{label}</span>
            <span className={styles.difference}>
              {describeDifference(totals.now[name], totals.before[name])}
            </span>
          </li>
        ))}
      </ul>
      {totals.now.items === 0 ? (
        <p className={styles.quiet}>
          {t(
            'Nothing came in in this period. Here you will see how enquiries, quote requests and messages are spread over it.',
          )}
        </p>
      ) : (
        <StepChart steps={overview.steps} />
      )}
    </>
  );
}

type Steps = { steps: Overview['steps'] };

function StepChart({ steps }: Steps) {
  const sums = steps.map((step) => step.enquiry + step.quote + step.message + step.sample + step.hold);
  const highest = Math.max(1, ...sums);
  const isByMonth = steps.some(({ from, to }) => from !== to);
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <>
      <p className={styles.chartTitle}>
        {isByMonth
          ? t('What came in month by month, at most {highest, number}', { highest })
          : t('What came in day by day, at most {highest, number}', { highest })}
      </p>
      <DayBars counts={sums} highest={highest} />
      <p className={chart.axis} aria-hidden="true">
        <span>{first ? describeRange(first) : ''}</span>
        <span>{last ? describeRange(last) : ''}</span>
      </p>
      <details className={chart.details}>
        <summary>{isByMonth ? t('Month by month as a table') : t('Day by day as a table')}</summary>
        <StepTable steps={steps} />
      </details>
    </>
  );
}

function StepTable({ steps }: Steps) {
  return (
    <table className={tableStyles.table}>
      <caption className="visually-hidden">{t('What came in, the newest first')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Days')}</th>
          <th scope="col">{t('Enquiries')}</th>
          <th scope="col">{t('Quotes')}</th>
          <th scope="col">{t('Messages')}</th>
          <th scope="col">{t('Samples')}</th>
          <th scope="col">{t('Holds')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map((step) => (
          <tr key={step.from}>
            <th scope="row">{describeRange(step)}</th>
            <td data-label={t('Enquiries')}>{formatCount(step.enquiry)}</td>
            <td data-label={t('Quotes')}>{formatCount(step.quote)}</td>
            <td data-label={t('Messages')}>{formatCount(step.message)}</td>
            <td data-label={t('Samples')}>{formatCount(step.sample)}</td>
            <td data-label={t('Holds')}>{formatCount(step.hold)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
