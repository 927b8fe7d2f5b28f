import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { May } from '../../../kit/access/May/May.tsx';
import { locale } from '../../../kit/language/language.ts';
import { t } from '../../../kit/language/t.ts';
import { languageLabel, readersNameOf } from '../../../kit/languages/language-label.ts';
import { Cell, DataTable } from '../../../kit/lists/DataTable/DataTable.tsx';
import { ListBar, ListSummary } from '../../../kit/lists/ListBar/ListBar.tsx';
import { ListPager } from '../../../kit/lists/ListPager/ListPager.tsx';
import { QuickSelect } from '../../../kit/lists/QuickSelect/QuickSelect.tsx';
import { useUrlQuery } from '../../../kit/lists/use-url-query.ts';
import { EmptyState } from '../../../kit/page-parts/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { TranslationBadges } from '../../../kit/translations/TranslationLinks/TranslationLinks.tsx';
import { CountTable } from './CountTable.tsx';
import { hrefOfEntry, kindLabels, type Overview, statuses } from './overview-texts.ts';
import styles from './TranslationList.module.css';

export const overviewPerPage = 50;

/** How far the site is translated, and what is left to do. */
export function TranslationList({ overview: { entries, total, counts } }: { overview: Overview }) {
  const query = useUrlQuery();
  return (
    <>
      <PageHeader
        title={t('Translations')}
        summary={t('What each language still lacks, and what has changed since it was translated')}
        actions={
          <May permission="spreadsheets">
            <Button component={Link} to="/admin/translations/import/" variant="default">
              {t('Export or import a workbook')}
            </Button>
          </May>
        }
      />
      {counts.length === 0 ? (
        <OneLanguage />
      ) : (
        <>
          <CountTable counts={counts} language={query.read('language')} />
          <Filters counts={counts} query={query} />
          <ListBar>
            <ListSummary>{describe(total)}</ListSummary>
          </ListBar>
          {entries.length > 0 ? <EntryTable entries={entries} /> : <NothingLeft />}
          <ListPager page={query.page} total={total} perPage={overviewPerPage} hrefOf={query.hrefOf} />
        </>
      )}
    </>
  );
}

function OneLanguage() {
  return (
    <EmptyState
      title={t('One language')}
      text={t(
        'The site has one language. Add another in the form of the company, and what there is to translate is listed here.',
      )}
      action={
        <Button component={Link} to="/admin/site/company/#languages">
          {t('Add a language')}
        </Button>
      }
    />
  );
}

function NothingLeft() {
  return <EmptyState title={t('Nothing here')} text={t('There is no text of this kind in this state.')} />;
}

type FiltersProps = { counts: Overview['counts']; query: ReturnType<typeof useUrlQuery> };

function Filters({ counts, query }: FiltersProps) {
  const languages = [...new Set(counts.map(({ language }) => language))];
  return (
    <search className={styles.filters}>
      <QuickSelect
        label={t('Language')}
        name="language"
        value={query.read('language')}
        data={[
          { value: '', label: t('All languages') },
          ...languages.map((tag) => ({ value: tag, label: languageLabel(tag) })),
        ]}
        onChoose={(language) => query.change({ language })}
      />
      <QuickSelect
        label={t('Kind')}
        name="kind"
        value={query.read('kind')}
        data={[
          { value: '', label: t('All kinds') },
          ...[...kindLabels].map(([value, label]) => ({ value, label })),
        ]}
        onChoose={(kind) => query.change({ kind })}
      />
      <QuickSelect
        label={t('State')}
        name="status"
        value={query.read('status')}
        data={[
          { value: '', label: t('Missing or outdated') },
          ...statuses.map((status) => ({ value: status, label: capitalize(status) })),
        ]}
        onChoose={(status) => query.change({ status })}
      />
    </search>
  );
}

function EntryTable({ entries }: { entries: Overview['entries'] }) {
  const { pathname, search } = useLocation();
  return (
    <DataTable
      caption={t('What is translated, and how far')}
      heads={[t('Text'), t('Language'), t('Kind'), t('State')]}
      hasActions={false}
    >
      {entries.map((entry) => (
        <tr key={hrefOfEntry(entry)}>
          <th scope="row">
            <Link to={hrefOfEntry(entry)} state={{ from: `${pathname}${search}` }} data-row-title>
              <bdi>{entry.title || entry.subject}</bdi>
            </Link>
          </th>
          <Cell label={t('Language')}>{readersNameOf(entry.language)}</Cell>
          <Cell label={t('Kind')}>{kindLabels.get(entry.kind)}</Cell>
          <Cell label={t('State')} kind="state">
            <TranslationBadges status={entry.status} outdated={entry.isOutdated ? ['outdated'] : []} />
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}

function describe(total: number): string {
  return total === 1 ? '1 entry' : t('{total} entries', { total: total.toLocaleString(locale) });
}
