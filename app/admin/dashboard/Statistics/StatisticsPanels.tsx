import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { Message } from '../../shell/Message/Message.tsx';
import styles from '../Dashboard.module.css';
import { Panel } from '../Panel.tsx';
import { EnquirySources } from './EnquirySources.tsx';
import own from './Statistics.module.css';
import { TopProducts } from './TopProducts.tsx';
import { type StatisticsResponse, useStatistics } from './use-statistics.ts';
import { VisitChart } from './VisitChart.tsx';

/** The periods in days that the API offers. */
const periods = ['7', '30', '90'];
const usualPeriod = '30';

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
          label="Period"
          value={days}
          onChange={(event) => choose(event.currentTarget.value)}
          data={periods.map((value) => ({ value, label: `Last ${value} days` }))}
        />
        <p className={own.note}>Days are those of the company’s time zone, today included.</p>
      </div>
      {response?.kind === 'failed' ? (
        <Message kind="error" onRetry={retry}>
          Visits and sources could not be loaded.
        </Message>
      ) : null}
      <Panels response={response} />
    </div>
  );
}

function Panels({ response }: { response: StatisticsResponse | undefined }) {
  if (response?.kind === 'failed') return null;
  const statistics = response?.statistics;
  const waiting = <p className={styles.quiet}>Loading…</p>;
  return (
    <>
      <Panel heading="Visits">
        <div className={own.chartRoom}>{statistics ? <VisitChart statistics={statistics} /> : waiting}</div>
      </Panel>
      <div className={styles.columns}>
        <Panel heading="Products opened most">
          {statistics ? <TopProducts products={statistics.topProducts} /> : waiting}
        </Panel>
        <Panel heading="Enquiries by source">
          {statistics ? <EnquirySources statistics={statistics} /> : waiting}
        </Panel>
      </div>
    </>
  );
}
