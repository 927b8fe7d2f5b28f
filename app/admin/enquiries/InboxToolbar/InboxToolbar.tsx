import { Button, NativeSelect } from '@mantine/core';
import { handlingStatuses } from '#enquiries/handling.shared.ts';
import { IconSortAscending, IconSortDescending } from '../../icons/icons.ts';
import { SearchBox } from '../../lists/SearchBox/SearchBox.tsx';
import { statusLabels } from '../enquiry.ts';
import type { Inbox } from '../inbox.ts';
import { type ListQuery, usualOrder } from '../list-query.ts';
import styles from './InboxToolbar.module.css';

type InboxToolbarProps = {
  inbox: Pick<Inbox<never>, 'searchHint' | 'products' | 'sorts'>;
  query: ListQuery;
  onChange: (change: Partial<ListQuery>, how?: 'typing') => void;
};

const iconPixels = 16;

/** The list's search, filters and order, all of them kept in the URL. */
export function InboxToolbar({ inbox, query, onChange }: InboxToolbarProps) {
  const { searchHint, products, sorts } = inbox;
  return (
    <search className={styles.toolbar}>
      <div className={styles.search}>
        <SearchBox
          value={query.search}
          hint={searchHint}
          onSearch={(search) => onChange({ search }, 'typing')}
        />
      </div>
      {products.length > 0 ? (
        <NativeSelect
          label="Product"
          name="product"
          value={query.product}
          data={[{ value: '', label: 'All' }, ...products]}
          onChange={(event) => onChange({ product: event.currentTarget.value })}
        />
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
    </search>
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
