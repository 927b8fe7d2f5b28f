import { NativeSelect } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Statistics } from '#statistics/statistics.service.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { useHasSession } from '../../../kit/api/use-has-session.ts';
import { locale } from '../../../kit/language/language.ts';
import { rich, t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { formatUtcDay } from '../../../kit/time/format-time.ts';
import styles from '../Dashboard.module.css';
import { Panel } from '../Panel.tsx';
import { DayBars } from './DayBars.tsx';
import chart from './DayChart.module.css';
import own from './Statistics.module.css';

/** The periods in days that the API offers. */
const periods = ['7', '30', '90'];
const usualPeriod = '30';
const shownAtMost = 8;
const figures = new Intl.NumberFormat(locale);

/** Visits, the most viewed products and the sources of enquiries; the period is kept in the URL. */
export function StatisticsPanels() {
  const [query, setQuery] = useSearchParams();
  const days = periods.find((period) => period === query.get('days')) ?? usualPeriod;
  const { response, retry } = useStatistics(days);
  const choose = (period: string) =>
    setQuery(period === usualPeriod ? {} : { days: period }, { replace: true, preventScrollReset: true });
  return (
    <div className={own.statistics}>
      <div className={own.head}>
        <NativeSelect
          label={t('Period')}
          value={days}
          onChange={(event) => choose(event.currentTarget.value)}
          data={periods.map((value) => ({ value, label: t('Last {count} days', { count: value }) }))}
        />
        <p className={own.note}>{t('Days are those of the company’s time zone, today included.')}</p>
      </div>
      {response?.kind === 'failed' ? (
        <Message kind="error" onRetry={retry}>
          {t('Visits and sources could not be loaded.')}
        </Message>
      ) : null}
      <Panels response={response} />
    </div>
  );
}

type StatisticsResponse = { kind: 'loaded'; statistics: Statistics } | { kind: 'failed' };

/** The statistics of the last days; undefined until loaded. The previous ones stay while others load. */
function useStatistics(days: string) {
  const [response, setResponse] = useState<StatisticsResponse>();
  const [attempt, setAttempt] = useState(0);
  // A request that an expired session failed is repeated after signing in.
  const hasSession = useHasSession();
  // Runs again for a new attempt or session.
  useEffect(() => {
    const stop = new AbortController();
    requestApi<Statistics>(`/statistics?days=${days}`, { signal: stop.signal })
      .then(({ data }) => setResponse({ kind: 'loaded', statistics: data }))
      .catch(() => !stop.signal.aborted && setResponse({ kind: 'failed' }));
    return () => stop.abort();
  }, [days, attempt, hasSession]);
  return { response, retry: () => setAttempt((count) => count + 1) };
}

function Panels({ response }: { response: StatisticsResponse | undefined }) {
  if (response?.kind === 'failed') return null;
  const statistics = response?.statistics;
  const waiting = <p className={styles.quiet}>{t('Loading…')}</p>;
  return (
    <>
      <Panel heading={t('Visits')}>
        <div className={own.chartRoom}>{statistics ? <VisitChart statistics={statistics} /> : waiting}</div>
      </Panel>
      <div className={styles.columns}>
        <Panel heading={t('Products opened most')}>
          {statistics ? <TopProducts products={statistics.topProducts} /> : waiting}
        </Panel>
        <Panel heading={t('Enquiries by source')}>
          {statistics ? <EnquirySources statistics={statistics} /> : waiting}
        </Panel>
      </div>
    </>
  );
}

/** Visits per day as bars, and as a table with the numbers. */
function VisitChart({ statistics }: { statistics: Statistics }) {
  const { visits, from, to } = statistics;
  if (visits.every((day) => day.visits === 0 && day.pageViews === 0)) return <NoVisits {...statistics} />;
  const highest = Math.max(1, ...visits.map((day) => day.visits));
  return (
    <>
      <p className={own.sums}>
        <span>
          {rich('<strong>{count, number}</strong> visits', { count: sumOf(visits, 'visits'), strong })}
        </span>
        <span>
          {rich('<strong>{count, number}</strong> pages opened', {
            count: sumOf(visits, 'pageViews'),
            strong,
          })}
        </span>
        <span className={own.note}>{t('{count, number} on the busiest day', { count: highest })}</span>
      </p>
      <DayBars counts={visits.map((day) => day.visits)} highest={highest} />
      <p className={chart.axis} aria-hidden="true">
        <span>{formatUtcDay(from)}</span>
        <span>{formatUtcDay(to)}</span>
      </p>
      <details className={chart.details}>
        <summary>{t('Visits day by day')}</summary>
        <DayTable visits={visits} />
      </details>
    </>
  );
}

/** The empty state, with its reason. */
function NoVisits({ countedSince }: Pick<Statistics, 'countedSince'>) {
  if (countedSince) return <p className={styles.quiet}>{t('No visits in these days.')}</p>;
  return (
    <div className={own.nothing}>
      <h3>{t('No visits counted yet')}</h3>
      <p className={styles.quiet}>
        {t(
          'A visit is counted when somebody opens a page and their browser runs its scripts. Visitors whose browser asks not to be tracked are never counted, and those who are asked first only once they accept.',
        )}
      </p>
    </div>
  );
}

function DayTable({ visits }: Pick<Statistics, 'visits'>) {
  return (
    <table className={own.table}>
      <caption className="visually-hidden">{t('Visits day by day')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Day')}</th>
          <th scope="col">{t('Visits')}</th>
          <th scope="col">{t('Pages opened')}</th>
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

function strong(text: ReactNode) {
  return <strong>{text}</strong>;
}

function sumOf(visits: Statistics['visits'], name: 'visits' | 'pageViews'): number {
  return visits.reduce((sum, day) => sum + day[name], 0);
}

/** The most viewed products, each linked to its form. */
function TopProducts({ products }: { products: Statistics['topProducts'] }) {
  const most = products[0]?.views ?? 1;
  if (products.length === 0)
    return <p className={styles.quiet}>{t('No product was opened in these days.')}</p>;
  return (
    <ol className={own.ranking}>
      {products.map(({ id, name, views }) => (
        <li key={id}>
          <Link className={own.ranked} to={`/admin/products/${id}/edit/`}>
            <span className={own.rankedName}>{name}</span>
            <span className={own.rankedCount}>
              {views.toLocaleString(locale)}
              <span className="visually-hidden">
                {' '}
                {t('{count, plural, one {time} other {times}}', { count: views })}
              </span>
            </span>
            <svg
              className={own.meter}
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect width={(views / most) * 100} height="1" />
            </svg>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The sources of enquiries and messages, each with its days on a common scale. */
function EnquirySources({ statistics }: { statistics: Statistics }) {
  const { enquirySources: sources, visits, from, to } = statistics;
  if (sources.length === 0) return <p className={styles.quiet}>{t('No enquiry came in in these days.')}</p>;
  const shown = sources.slice(0, shownAtMost);
  const highest = Math.max(...shown.flatMap(({ days }) => days.map(({ count }) => count)));
  return (
    <>
      <table className={own.table}>
        <caption className="visually-hidden">{t('Enquiries and messages by source')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Source')}</th>
            <th scope="col">{t('{from} to {to}', { from: formatUtcDay(from), to: formatUtcDay(to) })}</th>
            <th scope="col">{t('Sent')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((source) => (
            <SourceRow key={source.source} source={source} visits={visits} highest={highest} />
          ))}
        </tbody>
      </table>
      {sources.length > shown.length ? (
        <p className={styles.quiet}>
          {t('And {count} more sources.', { count: sources.length - shown.length })}
        </p>
      ) : null}
    </>
  );
}

type SourceRowProps = Pick<Statistics, 'visits'> & { source: Source; highest: number };

function SourceRow({ source, visits, highest }: SourceRowProps) {
  return (
    <tr>
      <th scope="row">{source.source || t('No campaign')}</th>
      <td className={own.sparkRoom}>
        <DayBars
          className={own.spark}
          counts={visits.map(({ day }) => countOn(source, day))}
          highest={highest}
        />
        <span className="visually-hidden">{describeDays(source)}</span>
      </td>
      <td>{source.total.toLocaleString(locale)}</td>
    </tr>
  );
}

type Source = Statistics['enquirySources'][number];

function countOn(source: Source, day: string): number {
  return source.days.find((counted) => counted.day === day)?.count ?? 0;
}

function describeDays({ days }: Source): string {
  return days.map(({ day, count }) => t('{count} on {day}', { count, day: formatUtcDay(day) })).join(', ');
}
