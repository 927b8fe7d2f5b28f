import { Button, NativeSelect } from '@mantine/core';
import { handlingStatuses } from '#enquiries/handling.shared.ts';
import { IconSortAscending, IconSortDescending } from '../../icons/icons.ts';
import { SearchBox } from '../../lists/SearchBox/SearchBox.tsx';
import { Toolbar } from '../../lists/Toolbar/Toolbar.tsx';
import { statusLabels } from '../enquiry.ts';
import type { Inbox } from '../inbox.ts';
import { type ListQuery, usualOrder } from '../list-query.ts';
import styles from './InboxToolbar.module.css';
import { ProductSelect } from './ProductSelect.tsx';

type InboxToolbarProps = {
  inbox: Pick<Inbox<never>, 'searchHint' | 'hasProducts' | 'sorts'>;
  query: ListQuery;
  onChange: (change: Partial<ListQuery>, how?: 'typing') => void;
};

const iconPixels = 16;

/** The list's search, filters and order, all of them kept in the URL. */
export function InboxToolbar({ inbox, query, onChange }: InboxToolbarProps) {
  const { searchHint, hasProducts, sorts } = inbox;
  return (
    <Toolbar
      isDense
      search={
        <SearchBox
          value={query.search}
          hint={searchHint}
          onSearch={(search) => onChange({ search }, 'typing')}
        />
      }
    >
      {hasProducts ? (
        <ProductSelect value={query.product} onChange={(product) => onChange({ product })} />
      ) : null}
      <NativeSelect
        label="Status"
        name="status"
        value={query.status}
        data={[
          { value: '', label: 'All but spam' },
          ...handlingStatuses.map((value) => ({ value, label: statusLabels[value] })),
        ]}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
      />
      <NativeSelect
        label="Sort by"
        name="sort"
        value={query.sort}
        data={[...sorts]}
        onChange={(event) => {
          const sort = event.currentTarget.value;
          onChange({ sort, order: usualOrder(sort) });
        }}
      />
      <OrderToggle query={query} onChange={onChange} />
    </Toolbar>
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
  if (sort === 'date') return order === 'asc' ? 'Oldest first' : 'Newest first';
  return order === 'asc' ? 'A to Z' : 'Z to A';
}
