import type { Overview } from '#statistics/reports.service.ts';
import { DayBars } from '../dashboard/Statistics/DayBars.tsx';
import chart from '../dashboard/Statistics/DayChart.module.css';
import { describeDifference, formatCount } from './describe-difference.ts';
import { describeRange } from './period-query.ts';
import styles from './Reports.module.css';
import tableStyles from './ReportTable.module.css';

const figures = [
  { name: 'visits', label: 'Visits' },
  { name: 'enquiry', label: 'Enquiries' },
  { name: 'quote', label: 'Quote requests' },
  { name: 'message', label: 'Messages' },
  { name: 'sample', label: 'Sample requests' },
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
          Nothing came in in this period. Here you will see how enquiries, quote requests and messages are
          spread over it.
        </p>
      ) : (
        <StepChart steps={overview.steps} />
      )}
    </>
  );
}

type Steps = { steps: Overview['steps'] };

function StepChart({ steps }: Steps) {
  const sums = steps.map((step) => step.enquiry + step.quote + step.message + step.sample);
  const highest = Math.max(1, ...sums);
  const isByMonth = steps.some(({ from, to }) => from !== to);
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <>
      <p className={styles.chartTitle}>
        What came in {isByMonth ? 'month by month' : 'day by day'}, at most {formatCount(highest)}
      </p>
      <DayBars counts={sums} highest={highest} />
      <p className={chart.axis} aria-hidden="true">
        <span>{first ? describeRange(first) : ''}</span>
        <span>{last ? describeRange(last) : ''}</span>
      </p>
      <details className={chart.details}>
        <summary>{isByMonth ? 'Month by month' : 'Day by day'} as a table</summary>
        <StepTable steps={steps} />
      </details>
    </>
  );
}

function StepTable({ steps }: Steps) {
  return (
    <table className={tableStyles.table}>
      <caption className="visually-hidden">What came in, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Days</th>
          <th scope="col">Enquiries</th>
          <th scope="col">Quotes</th>
          <th scope="col">Messages</th>
          <th scope="col">Samples</th>
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map((step) => (
          <tr key={step.from}>
            <th scope="row">{describeRange(step)}</th>
            <td data-label="Enquiries">{formatCount(step.enquiry)}</td>
            <td data-label="Quotes">{formatCount(step.quote)}</td>
            <td data-label="Messages">{formatCount(step.message)}</td>
            <td data-label="Samples">{formatCount(step.sample)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
