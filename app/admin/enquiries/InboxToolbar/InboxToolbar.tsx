import { Button } from '@mantine/core';
import { type DueFilter, dueFilters, inboxKinds, itemStatuses } from '#enquiries/handling.shared.ts';
import { IconSortAscending, IconSortDescending } from '../../icons/icons.ts';
import { QuickSelect } from '../../lists/QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../../lists/SearchBox/SearchBox.tsx';
import { type ActiveFilter, Toolbar } from '../../lists/Toolbar/Toolbar.tsx';
import { kindLabels, statusLabels } from '../enquiry.ts';
import { inboxSortOptions } from '../inbox.ts';
import { type ListQuery, usualOrder } from '../list-query.ts';
import { useAssignees } from '../use-assignees.ts';
import styles from './InboxToolbar.module.css';
import { ProductSelect } from './ProductSelect.tsx';

type InboxToolbarProps = {
  query: ListQuery;
  onChange: (change: Partial<ListQuery>, how?: 'typing') => void;
};

const iconPixels = 16;
const dueLabels: Record<DueFilter, string> = {
  overdue: 'Overdue',
  waiting: 'Waiting for an answer',
  followUp: 'Follow-up due',
};

/** The list's search, filters and order, all of them kept in the URL. */
export function InboxToolbar({ query, onChange }: InboxToolbarProps) {
  const people = useAssignees();
  return (
    <Toolbar
      isDense
      active={activeFilters({ query, onChange })}
      search={
        <SearchBox
          value={query.search}
          hint="Name, email, phone, words or reference"
          onSearch={(search) => onChange({ search }, 'typing')}
        />
      }
    >
      <Filter
        label="Kind"
        name="kind"
        all="All"
        labels={kindLabels}
        known={inboxKinds}
        {...{ query, onChange }}
      />
      <Filter
        {...{ label: 'Status', name: 'status', all: 'All but spam', query, onChange }}
        labels={statusLabels}
        known={itemStatuses}
      />
      <Filter
        {...{ label: 'Assigned to', name: 'assignee', all: 'Anybody', query, onChange }}
        labels={{ me: 'Me', none: 'Nobody' }}
        known={['me', 'none', ...people.filter(({ isSelf }) => !isSelf).map(({ username }) => username)]}
      />
      <Filter
        label="Due"
        name="due"
        all="Whenever"
        labels={dueLabels}
        known={dueFilters}
        {...{ query, onChange }}
      />
      <ProductSelect value={query.product} onChange={(product) => onChange({ product })} />
      <QuickSelect
        label="Sort by"
        name="sort"
        value={query.sort}
        data={inboxSortOptions}
        onChoose={(sort) => onChange({ sort, order: usualOrder(sort) })}
      />
      <OrderToggle query={query} onChange={onChange} />
    </Toolbar>
  );
}

const filterLabels = {
  kind: { label: 'Kind', labels: kindLabels },
  status: { label: 'Status', labels: statusLabels },
  assignee: { label: 'Assigned to', labels: { me: 'Me', none: 'Nobody' } },
  due: { label: 'Due', labels: dueLabels },
  product: { label: 'Product', labels: {} },
} as const;

/** Of all filters but the search, which is in sight. */
function activeFilters({ query, onChange }: InboxToolbarProps): ActiveFilter[] {
  const names = Object.keys(filterLabels) as (keyof typeof filterLabels)[];
  return names
    .filter((name) => query[name] !== '')
    .map((name) => ({
      text: `${filterLabels[name].label}: ${nameValues(filterLabels[name].labels, query[name])}`,
      onRemove: () => onChange({ [name]: '' }),
    }));
}

/** A view may ask for several values. */
function nameValues(labels: Readonly<Record<string, string>>, values: string): string {
  return values
    .split(',')
    .map((value) => labels[value] ?? value)
    .join(', ');
}

type FilterProps = InboxToolbarProps & {
  label: string;
  name: 'kind' | 'status' | 'assignee' | 'due';
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

function OrderToggle({ query, onChange }: Pick<InboxToolbarProps, 'query' | 'onChange'>) {
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
        , {isAscending ? 'ascending' : 'descending'} order; change the order
      </span>
    </Button>
  );
}

function orderText(sort: string, order: 'asc' | 'desc'): string {
  if (sort === 'due' || sort === 'followUp') return order === 'asc' ? 'Soonest first' : 'Latest first';
  if (sort === 'date') return order === 'asc' ? 'Oldest first' : 'Newest first';
  return order === 'asc' ? 'A to Z' : 'Z to A';
}
