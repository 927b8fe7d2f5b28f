import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import {
  type ChosenPeriod,
  describePeriod,
  findPeriodProblems,
  queryOf,
  readChosenPeriod,
  searchOf,
} from './period-query.ts';
import styles from './Reports.module.css';
import { type OverviewReport, Reports } from './Reports.tsx';
import { useReport } from './use-report.ts';

export { ignoreSearchChanges as shouldRevalidate } from '../../kit/page-parts/ignore-search-changes.ts';

/** What an owner asks of visits and enquiries, for a period and the one before; the period is kept in the URL. */
export default function Statistics() {
  const [search, setSearch] = useSearchParams();
  const chosen = readChosenPeriod(search);
  const choose = (next: ChosenPeriod) =>
    setSearch(searchOf(next), { replace: true, preventScrollReset: true });
  const hasPeriod = Object.keys(findPeriodProblems(chosen)).length === 0;
  return hasPeriod ? (
    <Told chosen={chosen} onChoose={choose} />
  ) : (
    <>
      <PageHeader title={t('Statistics')} />
      <PeriodForm chosen={chosen} refusals={findPeriodProblems(chosen)} onChoose={choose} />
    </>
  );
}

function Told({ chosen, onChoose }: { chosen: ChosenPeriod; onChoose: (chosen: ChosenPeriod) => void }) {
  const query = queryOf(chosen);
  const overview = useReport<OverviewReport>(`overview?${query}`);
  const hasRefusals = Object.keys(overview.refusals).length > 0;
  return (
    <>
      <PageHeader
        title={t('Statistics')}
        summary={overview.report ? describePeriod(overview.report.period) : t('Loading…')}
        actions={
          <Button className={styles.print} variant="default" onClick={() => print()}>
            {t('Print')}
          </Button>
        }
      />
      <PeriodForm chosen={chosen} refusals={overview.refusals} onChoose={onChoose} />
      {hasRefusals ? null : <Reports query={query} overview={overview} />}
    </>
  );
}
