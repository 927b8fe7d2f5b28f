import { Link } from 'react-router';
import { lackKinds, lackLabels } from '#content/editorial/checks/lack.ts';
import { LackList } from '../../../kit/form-checks/LackList/LackList.tsx';
import { describeCounts } from '../../../kit/form-checks/lack-texts.ts';
import { locale } from '../../../kit/language/language.ts';
import { t } from '../../../kit/language/t.ts';
import { Badges } from '../../../kit/lists/Badges/Badges.tsx';
import { ListPager } from '../../../kit/lists/ListPager/ListPager.tsx';
import { QuickSelect } from '../../../kit/lists/QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../../../kit/lists/SearchBox/SearchBox.tsx';
import { shortTitle } from '../../../kit/lists/short-title.ts';
import { Toolbar } from '../../../kit/lists/Toolbar/Toolbar.tsx';
import { useUrlQuery } from '../../../kit/lists/use-url-query.ts';
import { EmptyState, NothingFound } from '../../../kit/page-parts/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { type CheckReport, checksPerPage, fieldHref, kindLabels, withCount } from '../check-report.ts';
import styles from './ChecksPage.module.css';

/** Everything that lacks something (specification/back-office.md, "Checks"). */
export function ChecksPage({ report }: { report: CheckReport }) {
  const { items, total } = report;
  const query = useUrlQuery();
  const isNarrowed = ['search', 'kind', 'lack', 'severity'].some((name) => query.read(name) !== '');
  return (
    <>
      <PageHeader
        title={t('Checks')}
        summary={t('{count, plural, one {One thing lacks something} other {# lack something}}', {
          count: total,
        })}
      />
      <CheckFilters report={report} query={query} />
      <Shortcuts report={report} query={query} />
      {items.length > 0 ? (
        <ul className={styles.items}>
          {items.map((item) => (
            <CheckedItem key={`${item.kind} ${item.key}`} item={item} />
          ))}
        </ul>
      ) : null}
      {items.length === 0 && isNarrowed ? (
        <NothingFound noun={{ many: t('entries') }} allPath="/admin/checks/" />
      ) : null}
      {items.length === 0 && !isNarrowed ? (
        <EmptyState
          title={t('Nothing is missing')}
          text={t('Every record and every text of the site has what it needs.')}
        />
      ) : null}
      <ListPager page={query.page} total={total} perPage={checksPerPage} hrefOf={query.hrefOf} />
    </>
  );
}

const severities = [
  { value: '', label: t('Any') },
  { value: 'problem', label: t('Problems') },
  { value: 'hint', label: t('Hints') },
];

type FilterProps = { report: CheckReport; query: ReturnType<typeof useUrlQuery> };

function CheckFilters({ report: { byKind, byLack }, query }: FilterProps) {
  const { read, change } = query;
  const kinds = Object.entries(kindLabels) as [keyof typeof kindLabels, { many: string }][];
  return (
    <Toolbar
      isDense
      search={
        <SearchBox value={read('search')} hint={t('Title')} onSearch={(search) => change({ search })} />
      }
    >
      <QuickSelect
        label={t('Kind')}
        name="kind"
        value={read('kind')}
        data={[
          { value: '', label: t('All') },
          ...kinds.map(([value, { many }]) => ({ value, label: withCount(many, byKind, value) })),
        ]}
        onChoose={(kind) => change({ kind })}
      />
      <QuickSelect
        label={t('Lacks')}
        name="lack"
        value={read('lack')}
        data={[
          { value: '', label: t('Anything') },
          ...lackKinds.map((value) => ({ value, label: withCount(t(lackLabels[value]), byLack, value) })),
        ]}
        onChoose={(lack) => change({ lack })}
      />
      <QuickSelect
        label={t('Severity')}
        name="severity"
        value={read('severity')}
        data={severities}
        onChoose={(severity) => change({ severity })}
      />
    </Toolbar>
  );
}

/** How many lack what, each a click away. */
function Shortcuts({ report: { byLack }, query }: FilterProps) {
  const present = lackKinds.filter((kind) => byLack[kind]);
  if (present.length === 0) return null;
  return (
    <ul className={styles.shortcuts} aria-label={t('What is lacking')}>
      {present.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            className={styles.shortcut}
            aria-pressed={query.read('lack') === kind}
            onClick={() => query.change({ lack: query.read('lack') === kind ? '' : kind })}
          >
            <span className={styles.number}>{byLack[kind]?.toLocaleString(locale)}</span>{' '}
            {t(lackLabels[kind])}
          </button>
        </li>
      ))}
    </ul>
  );
}

function CheckedItem({ item }: { item: CheckReport['items'][number] }) {
  return (
    <li className={styles.item} data-record={item.key}>
      <div className={styles.head}>
        <p className={styles.kind}>
          {kindLabels[item.kind]?.one}
          <Badges isDraft={item.isDraft} />
        </p>
        <h2 className={styles.title}>
          <Link to={item.formPath}>
            {shortTitle(item.kind === 'siteDocument' ? t(item.title) : item.title)}
          </Link>
        </h2>
        <p className={styles.counts}>{describeCounts(item.lacks)}</p>
      </div>
      <LackList lacks={item.lacks} hrefOf={(lack) => fieldHref(item, lack)} />
    </li>
  );
}
