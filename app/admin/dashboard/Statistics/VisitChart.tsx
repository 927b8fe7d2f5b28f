import type { Statistics } from '#analytics/statistics.service.ts';
import { formatUtcDay } from '../../shell/format-time.ts';
import styles from '../Dashboard.module.css';
import { DayBars } from './DayBars.tsx';
import chart from './DayChart.module.css';
import own from './Statistics.module.css';

const figures = new Intl.NumberFormat('en-GB');

/** Visits per day as bars, and as a table with the numbers. */
export function VisitChart({ statistics }: { statistics: Statistics }) {
  const { visits, from, to } = statistics;
  if (visits.every((day) => day.visits === 0 && day.pageViews === 0)) return <NoVisits {...statistics} />;
  const highest = Math.max(1, ...visits.map((day) => day.visits));
  return (
    <>
      <p className={own.sums}>
        <span>
          <strong>{figures.format(sumOf(visits, 'visits'))}</strong> visits
        </span>
        <span>
          <strong>{figures.format(sumOf(visits, 'pageViews'))}</strong> pages opened
        </span>
        <span className={own.note}>{figures.format(highest)} on the busiest day</span>
      </p>
      <DayBars counts={visits.map((day) => day.visits)} highest={highest} />
      <p className={chart.axis} aria-hidden="true">
        <span>{formatUtcDay(from)}</span>
        <span>{formatUtcDay(to)}</span>
      </p>
      <details className={chart.details}>
        <summary>Visits day by day</summary>
        <DayTable visits={visits} />
      </details>
    </>
  );
}

/** The empty state, with its reason. */
function NoVisits({ countedSince }: Pick<Statistics, 'countedSince'>) {
  if (countedSince) return <p className={styles.quiet}>No visits in these days.</p>;
  return (
    <div className={own.nothing}>
      <h3>No visits counted yet</h3>
      <p className={styles.quiet}>
        A visit is counted when somebody opens a page and their browser runs its scripts. Visitors whose
        browser asks not to be tracked are never counted, and those who are asked first only once they accept.
      </p>
    </div>
  );
}

function DayTable({ visits }: Pick<Statistics, 'visits'>) {
  return (
    <table className={own.table}>
      <caption className="visually-hidden">Visits day by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Visits</th>
          <th scope="col">Pages opened</th>
        </tr>
      </thead>
      <tbody>
        {visits.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatUtcDay(day.day)}</th>
            <td>{figures.format(day.visits)}</td>
            <td>{figures.format(day.pageViews)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sumOf(visits: Statistics['visits'], name: 'visits' | 'pageViews'): number {
  return visits.reduce((sum, day) => sum + day[name], 0);
}
