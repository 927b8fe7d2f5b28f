import type { Statistics } from '#analytics/statistics.service.ts';
import { formatUtcDay } from '../../shell/format-time.ts';
import styles from '../Dashboard.module.css';
import { DayBars } from './DayBars.tsx';
import own from './Statistics.module.css';

type Source = Statistics['enquirySources'][number];

const shownAtMost = 8;

/** The sources of enquiries and messages, each with its days on a common scale. */
export function EnquirySources({ statistics }: { statistics: Statistics }) {
  const { enquirySources: sources, visits, from, to } = statistics;
  if (sources.length === 0) return <p className={styles.quiet}>No enquiry came in in these days.</p>;
  const shown = sources.slice(0, shownAtMost);
  const highest = Math.max(...shown.flatMap(({ days }) => days.map(({ count }) => count)));
  return (
    <>
      <table className={own.table}>
        <caption className="visually-hidden">Enquiries and messages by source</caption>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">
              {formatUtcDay(from)} to {formatUtcDay(to)}
            </th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((source) => (
            <SourceRow key={source.source} source={source} visits={visits} highest={highest} />
          ))}
        </tbody>
      </table>
      {sources.length > shown.length ? (
        <p className={styles.quiet}>And {sources.length - shown.length} more sources.</p>
      ) : null}
    </>
  );
}

type SourceRowProps = Pick<Statistics, 'visits'> & { source: Source; highest: number };

function SourceRow({ source, visits, highest }: SourceRowProps) {
  return (
    <tr>
      <th scope="row">{source.source || 'No campaign'}</th>
      <td className={own.sparkRoom}>
        <DayBars
          className={own.spark}
          counts={visits.map(({ day }) => countOn(source, day))}
          highest={highest}
        />
        <span className="visually-hidden">{describeDays(source)}</span>
      </td>
      <td>{source.total.toLocaleString('en-GB')}</td>
    </tr>
  );
}

function countOn(source: Source, day: string): number {
  return source.days.find((counted) => counted.day === day)?.count ?? 0;
}

function describeDays({ days }: Source): string {
  return days.map(({ day, count }) => `${count} on ${formatUtcDay(day)}`).join(', ');
}
