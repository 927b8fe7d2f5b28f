import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { DocumentValues } from '#content/documents/registry.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { type DueFilter, dueFilters, inboxKinds, itemStatuses } from '#inbox/submit/handling.shared.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { IconSortAscending, IconSortDescending } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
import { readersNameOf } from '../../../kit/languages/language-label.ts';
import { QuickSelect } from '../../../kit/lists/QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../../../kit/lists/SearchBox/SearchBox.tsx';
import { type ActiveFilter, Toolbar } from '../../../kit/lists/Toolbar/Toolbar.tsx';
import { kindLabels, statusNames } from '../enquiry.ts';
import { type InboxScope, sortOptionsOf } from '../inbox.ts';
import { type ListQuery, usualOrder } from '../list-query.ts';
import { useAssignees } from '../use-assignees.ts';
import { useSiteLanguages } from '../use-site-languages.ts';
import styles from './InboxToolbar.module.css';

type InboxToolbarProps = {
  scope: InboxScope;
  query: ListQuery;
  onChange: (change: Partial<ListQuery>, how?: 'typing') => void;
};
type ChangedQuery = Omit<InboxToolbarProps, 'scope'>;

const iconPixels = 16;
const dueLabels: Record<DueFilter, string> = {
  overdue: t('Overdue'),
  waiting: t('Waiting for an answer'),
  followUp: t('Follow-up due'),
};

/** The list's search, filters and order, all of them kept in the URL. */
export function InboxToolbar({ scope, query, onChange }: InboxToolbarProps) {
  const people = useAssignees();
  const languages = useSiteLanguages();
  return (
    <Toolbar
      isDense
      active={activeFilters({ query, onChange })}
      search={
        <SearchBox
          value={query.search}
          hint={t('Name, email, phone, words or reference')}
          onSearch={(search) => onChange({ search }, 'typing')}
        />
      }
    >
      {scope.kind ? null : (
        <Filter
          label={t('Kind')}
          name="kind"
          all={t('All')}
          labels={kindLabels}
          known={inboxKinds}
          {...{ query, onChange }}
        />
      )}
      <Filter
        {...{ label: t('Status'), name: 'status', all: t('All but spam'), query, onChange }}
        labels={statusNames}
        known={itemStatuses}
      />
      <Filter
        {...{ label: t('Assigned to'), name: 'assignee', all: t('Anybody'), query, onChange }}
        labels={{ me: t('Me'), none: t('Nobody') }}
        known={['me', 'none', ...people.filter(({ isSelf }) => !isSelf).map(({ username }) => username)]}
      />
      <Filter
        label={t('Due')}
        name="due"
        all={t('Whenever')}
        labels={dueLabels}
        known={dueFilters}
        {...{ query, onChange }}
      />
      {languages.length > 1 || query.language !== '' ? (
        <Filter
          {...{ label: t('Language'), name: 'language', all: t('All'), query, onChange }}
          labels={namesOfLanguages([...languages, query.language])}
          known={languages}
        />
      ) : null}
      <ProductSelect value={query.product} onChange={(product) => onChange({ product })} />
      <QuickSelect
        label={t('Sort by')}
        name="sort"
        value={query.sort}
        data={sortOptionsOf(scope)}
        onChoose={(sort) => onChange({ sort, order: usualOrder(sort) })}
      />
      <OrderToggle query={query} onChange={onChange} />
    </Toolbar>
  );
}

type ProductSelectProps = { value: string; onChange: (product: string) => void };

/** Filters by what the form offers. Without the offers the filter that is set can still be taken away. */
function ProductSelect({ value, onChange }: ProductSelectProps) {
  const offered = useOfferedProducts();
  const products = value === '' || offered.includes(value) ? offered : [...offered, value];
  return (
    <QuickSelect
      label={t('Product')}
      name="product"
      value={value}
      data={[{ value: '', label: t('All') }, ...products]}
      onChoose={onChange}
    />
  );
}

function useOfferedProducts(): readonly string[] {
  const [products, setProducts] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    requestApi<{ value: DocumentValues['forms'] }>('/site-documents/forms', { signal }).then(
      ({ data }) => setProducts(data.value.products),
      () => {},
    );
    return () => controller.abort();
  }, []);
  return products;
}

const filterLabels = {
  kind: { label: t('Kind'), labels: kindLabels },
  status: { label: t('Status'), labels: statusNames },
  assignee: { label: t('Assigned to'), labels: { me: t('Me'), none: t('Nobody') } },
  due: { label: t('Due'), labels: dueLabels },
  language: { label: t('Language'), labels: {} },
  product: { label: t('Product'), labels: {} },
} as const;

/** Of all filters but the search, which is in sight. */
function activeFilters({ query, onChange }: ChangedQuery): ActiveFilter[] {
  const names = Object.keys(filterLabels) as (keyof typeof filterLabels)[];
  return names
    .filter((name) => query[name] !== '')
    .map((name) => ({
      text: `${filterLabels[name].label}: ${nameValues(labelsOf(name, query), query[name])}`,
      onRemove: () => onChange({ [name]: '' }),
    }));
}

function labelsOf(name: keyof typeof filterLabels, query: ListQuery): Readonly<Record<string, string>> {
  return name === 'language' ? namesOfLanguages([query.language]) : filterLabels[name].labels;
}

function namesOfLanguages(tags: readonly string[]): Record<string, string> {
  return Object.fromEntries(tags.map((tag) => [tag, readersNameOf(tag)]));
}

/** A view may ask for several values. */
function nameValues(labels: Readonly<Record<string, string>>, values: string): string {
  return values
    .split(',')
    .map((value) => ownValue(labels, value) ?? value)
    .join(', ');
}

type FilterProps = ChangedQuery & {
  label: string;
  name: 'kind' | 'status' | 'assignee' | 'due' | 'language';
  all: string;
  known: readonly string[];
  labels: Readonly<Record<string, string>>;
};

/** A view may ask for several values; they are then one choice more. */
function Filter({ label, name, all, known, labels, query, onChange }: FilterProps) {
  const value = query[name];
  const isOther = value !== '' && !known.includes(value);
  return (
    <QuickSelect
      label={label}
      name={name}
      value={value}
      data={[
        { value: '', label: all },
        ...known.map((one) => ({ value: one, label: nameValues(labels, one) })),
        ...(isOther ? [{ value, label: nameValues(labels, value) }] : []),
      ]}
      onChoose={(chosen) => onChange({ [name]: chosen })}
    />
  );
}

function OrderToggle({ query, onChange }: ChangedQuery) {
  const { sort, order } = query;
  const isAscending = order === 'asc';
  const Icon = isAscending ? IconSortAscending : IconSortDescending;
  return (
    <Button
      className={styles.order}
      variant="default"
      leftSection={<Icon size={iconPixels} aria-hidden />}
      onClick={() => onChange({ order: isAscending ? 'desc' : 'asc' })}
    >
      {orderText(sort, order)}
      <span className="visually-hidden">
        {', '}
        {isAscending ? t('ascending order; change the order') : t('descending order; change the order')}
      </span>
    </Button>
  );
}

function orderText(sort: string, order: 'asc' | 'desc'): string {
  if (sort === 'due' || sort === 'followUp') return order === 'asc' ? t('Soonest first') : t('Latest first');
  if (sort === 'date') return order === 'asc' ? t('Oldest first') : t('Newest first');
  return order === 'asc' ? t('A to Z') : t('Z to A');
}
