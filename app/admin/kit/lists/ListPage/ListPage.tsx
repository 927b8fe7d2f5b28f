import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { May } from '../../access/May/May.tsx';
import { useMay } from '../../access/use-may.ts';
import { t } from '../../language/t.ts';
import { Message } from '../../notices/Message/Message.tsx';
import { PageHeader } from '../../page-parts/PageHeader/PageHeader.tsx';
import { hasSpreadsheets } from '../../spreadsheets/has-spreadsheets.ts';
import { SheetButtons } from '../../spreadsheets/SheetButtons/SheetButtons.tsx';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import { ListBar, ListSummary } from '../ListBar/ListBar.tsx';
import { ListPager } from '../ListPager/ListPager.tsx';
import type {
  Choice,
  ListDefinition,
  ListedRecord,
  ListFilter,
  ListSort,
  LoadedChoices,
} from '../list-definition.ts';
import { isNarrowed, isSameSort, type ListState, perPage } from '../list-state.ts';
import type { ListResponse } from '../load-list.ts';
import { QuickSelect } from '../QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { type ActiveFilter, Toolbar } from '../Toolbar/Toolbar.tsx';
import { type ListPageTools, useListPage } from '../use-list-page.ts';
import type { ListChange } from '../use-list-state.ts';
import type { Notice } from '../use-notice.ts';
import { ListBody } from './ListBody.tsx';
import styles from './ListPage.module.css';

type ListPageProps<Listed extends ListedRecord> = {
  definition: ListDefinition<Listed>;
  /** From the route's loader; it never rejects. */
  response: Promise<ListResponse<Listed>>;
};

/** The list of an entity's records: find, select, change, delete. Its whole state is in the URL. */
export function ListPage<Listed extends ListedRecord>({ definition, response }: ListPageProps<Listed>) {
  const page = useListPage(definition, response);
  const { listState, shown, selection, bulk, notice } = page;
  useStepBack(page);
  return (
    <>
      <ListHead definition={definition} listHref={listState.hrefOf({ page: listState.state.page })} />
      <NoticeBox notice={notice} />
      {hasNoRecords(page) ? null : <ListControls definition={definition} page={page} />}
      <ListBody definition={definition} page={page} />
      {shown ? (
        <ListPager
          page={shown.state.page}
          total={shown.total}
          hrefOf={(number) => listState.hrefOf({ page: number })}
        />
      ) : null}
      <BulkBar
        count={selection.ids.length}
        noun={definition.noun}
        actions={definition.bulkActions}
        isRunning={bulk.isRunning}
        onRun={(order) => void bulk.run(order)}
        onPlan={bulk.plan}
        onClear={selection.clear}
      />
    </>
  );
}

/** There are no records to search, sort or select. */
function hasNoRecords({ shown }: Pick<Page, 'shown'>): boolean {
  return shown !== undefined && shown.allTotal === 0 && !isNarrowed(shown.state);
}

/** Search, filters, order and selection, above the list. */
function ListControls<Listed extends ListedRecord>(props: {
  definition: ListDefinition<Listed>;
  page: ListPageTools<Listed>;
}) {
  const { definition, page } = props;
  const { listState, shown } = page;
  const may = useMay();
  return (
    <>
      <ListToolbar
        list={definition}
        loaded={page.loadedChoices}
        state={listState.state}
        onChange={listState.change}
      />
      <ListBar>
        <May permission="content">
          <SelectPage page={page} />
        </May>
        <ListSummary>{shown ? summaryOf(shown, definition.noun.many) : t('Loading…')}</ListSummary>
      </ListBar>
      {page.order.hint && may('content') ? <p className={styles.hint}>{page.order.hint}</p> : null}
    </>
  );
}

type ListToolbarProps = {
  list: { searchHint: string; filters: readonly ListFilter[]; sorts: readonly ListSort[] };
  loaded: LoadedChoices;
  state: ListState;
  onChange: (change: ListChange) => void;
};

const mostBesideSearch = 4;

/** The controls of a list's query: search, filters, order. */
function ListToolbar({ list, loaded, state, onChange }: ListToolbarProps) {
  return (
    <Toolbar
      search={
        <SearchBox
          value={state.search}
          hint={list.searchHint}
          onSearch={(search) => onChange({ search, isReplacing: true })}
        />
      }
      active={activeFilters({ list, loaded, state, onChange })}
      isDense={list.filters.length > mostBesideSearch}
    >
      {list.filters.map((filter) => (
        <QuickSelect
          key={filter.name}
          label={filter.label}
          name={filter.name}
          value={state.filters[filter.name] ?? ''}
          data={choicesOf(filter, { loaded, chosen: state.filters[filter.name] })}
          onChoose={(chosen) => onChange({ filters: { [filter.name]: chosen } })}
        />
      ))}
      <SortSelect sorts={list.sorts} sort={state.sort} onSort={(sort) => onChange({ sort })} />
    </Toolbar>
  );
}

/** The filters that are set; the search is in sight. */
function activeFilters({ list, loaded, state, onChange }: ListToolbarProps): ActiveFilter[] {
  return list.filters.flatMap((filter) => {
    const chosen = state.filters[filter.name];
    if (!chosen) return [];
    const choice = choicesOf(filter, { loaded, chosen }).find(({ value }) => value === chosen);
    const onRemove = () => onChange({ filters: { [filter.name]: '' } });
    return [{ text: `${filter.label}: ${choice?.label ?? chosen}`, onRemove }];
  });
}

function SortSelect(props: {
  sorts: readonly ListSort[];
  sort: ListState['sort'];
  onSort: (sort: ListState['sort']) => void;
}) {
  const { sorts, sort, onSort } = props;
  return (
    <QuickSelect
      label={t('Sort by')}
      name="sort"
      value={String(sorts.findIndex((known) => isSameSort(known, sort)))}
      data={sorts.map(({ label }, index) => ({ value: String(index), label }))}
      onChoose={(index) => {
        const chosen = sorts[Number(index)];
        if (chosen) onSort({ by: chosen.by, order: chosen.order });
      }}
    />
  );
}

/** 'All' and the choices. A value from the URL stays available while the choices load, and if loading fails. */
function choicesOf(
  filter: ListFilter,
  known: { loaded: LoadedChoices; chosen: string | undefined },
): Choice[] {
  const { loaded, chosen } = known;
  const choices = filter.choices === 'loaded' ? (loaded[filter.name] ?? []) : filter.choices;
  const all = { value: '', label: t('All') };
  if (!chosen || choices.some(({ value }) => value === chosen)) return [all, ...choices];
  return [all, ...choices, { value: chosen, label: chosen }];
}

/** The header of a list's page, shown before anything has loaded as well. */
export function ListHead(props: {
  definition: { title: string; path: string; noun: { one: string } };
  /** The list's current query: the form of a new record returns to it. */
  listHref?: string;
}) {
  const { title, path, noun } = props.definition;
  return (
    <PageHeader
      title={title}
      crumbs={[{ label: t('Dashboard'), to: '/admin/dashboard/' }]}
      actions={
        <>
          <May permission="content">
            <Button component={Link} to={`/admin/${path}/new/`} state={{ from: props.listHref }}>
              {t('New {noun}', { noun: noun.one })}
            </Button>
          </May>
          <May permission="media">
            <Button component={Link} to="/admin/images/" variant="default" className={styles.library}>
              {t('Image manager')}
            </Button>
          </May>
          {hasSpreadsheets(path) ? <SheetButtons path={path} /> : null}
        </>
      }
    />
  );
}

type Page = ListPageTools<ListedRecord>;

/** The last action and its outcome; it is scrolled into view wherever the list is. */
function NoticeBox({ notice }: { notice: Notice | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  if (!notice) return null;
  return (
    <div ref={box} className={styles.notice}>
      <Message kind={notice.kind}>{notice.content}</Message>
    </div>
  );
}

function SelectPage({ page }: { page: Pick<Page, 'selection' | 'shown'> }) {
  const { selection, shown } = page;
  const rowCount = shown?.records.length ?? 0;
  const isAll = rowCount > 0 && selection.ids.length === rowCount;
  return (
    <Checkbox
      className={styles.selectPage}
      label={t('Select page')}
      checked={isAll}
      indeterminate={!isAll && selection.ids.length > 0}
      disabled={rowCount === 0}
      onChange={(event) => selection.selectPage(event.currentTarget.checked)}
    />
  );
}

/** If the page no longer exists, for instance after a deletion, the last one is shown. */
function useStepBack({ shown, listState }: Pick<Page, 'shown' | 'listState'>): void {
  const { state, change } = listState;
  const lastPage = shown ? Math.max(1, Math.ceil(shown.total / perPage)) : undefined;
  const isBeyond = lastPage !== undefined && shown?.state.page === state.page && state.page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage, isReplacing: true });
  });
}

function summaryOf(shown: NonNullable<Page['shown']>, many: string): string {
  const { records, allTotal, state, total } = shown;
  const text = t('Showing {count, number} of {total, number} {nouns}', {
    count: records.length,
    total: allTotal,
    nouns: many,
  });
  const isPart = isNarrowed(state) && total > records.length;
  return isPart ? `${text} ${t('({count, number} found)', { count: total })}` : text;
}
