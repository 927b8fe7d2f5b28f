import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Message } from '../../notices/Message/Message.tsx';
import { NothingFound, NothingYet } from '../../page-parts/EmptyState/EmptyState.tsx';
import { useSortableItem } from '../../sorting/use-sortable-item.ts';
import styles from '../ListRows/ListRows.module.css';
import { ListSkeleton } from '../ListSkeleton/ListSkeleton.tsx';
import { LoadingRows } from '../LoadingRows/LoadingRows.tsx';
import type { ListDefinition, ListedRecord, RowProps, SortOrder } from '../list-definition.ts';
import { isNarrowed } from '../list-state.ts';
import { OrderedRows } from '../order/OrderedRows.tsx';
import { SortableRow } from '../order/sortable-row.ts';
import { rowHandle } from '../row-focus.ts';
import type { ListPageTools } from '../use-list-page.ts';

/** The rows, or a placeholder while they load, or the reason why there are none. */
export function ListBody<Listed extends ListedRecord>(props: {
  definition: ListDefinition<Listed>;
  page: ListPageTools<Listed>;
}) {
  const { definition, page } = props;
  const { pathname } = useLocation();
  const { failure, shown, isLoading } = page;
  if (failure !== undefined) {
    return (
      <Message kind="error" onRetry={page.retry}>
        {failure}
      </Message>
    );
  }
  if (!shown) return <ListSkeleton shape={definition.Table ? 'lines' : 'cards'} />;
  if (page.rows.length > 0) {
    return (
      <LoadingRows isLoading={isLoading}>
        <OrderedRows rows={page.rows} order={page.order}>
          <ListRows
            definition={definition}
            rows={page.rows}
            sort={page.listState.state.sort}
            onSort={(sort) => page.listState.change({ sort })}
          />
        </OrderedRows>
      </LoadingRows>
    );
  }
  const isOwnerMissing = page.loadedChoices[definition.orderedWithin ?? '']?.length === 0;
  if (isNarrowed(shown.state)) return <NothingFound noun={definition.noun} allPath={pathname} />;
  return (
    <NothingYet
      noun={definition.noun}
      purpose={definition.purpose}
      newPath={`/admin/${definition.path}/new/`}
      missing={isOwnerMissing ? definition.owner : undefined}
    />
  );
}

type ListRowsProps<Listed extends ListedRecord> = {
  definition: ListDefinition<Listed>;
  rows: readonly RowProps<Listed>[];
  sort: { by: string; order: SortOrder };
  onSort: (sort: { by: string; order: SortOrder }) => void;
};

/** The records: a table where the entity has one, cards otherwise. */
function ListRows<Listed extends ListedRecord>(props: ListRowsProps<Listed>) {
  const { definition, rows, sort, onSort } = props;
  const { Card, Table } = definition;
  if (Table) return <Table rows={rows} sort={sort} onSort={onSort} />;
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <CardRow key={row.record.id} id={row.record.id}>
          <Card {...row} />
        </CardRow>
      ))}
    </ul>
  );
}

function CardRow({ id, children }: { id: number; children: ReactNode }) {
  const { sortable, itemProps } = useSortableItem(id);
  return (
    <li {...rowHandle(id)} {...itemProps} className={styles.row}>
      <SortableRow value={sortable}>{children}</SortableRow>
    </li>
  );
}
