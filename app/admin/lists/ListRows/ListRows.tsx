import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useSortableItem } from '../../sorting/use-sortable-item.ts';
import type { ListDefinition, ListedRecord, RowProps, SortOrder } from '../list-definition.ts';
import { SortableRow } from '../order/sortable-row.ts';
import { rowHandle } from '../row-focus.ts';
import styles from './ListRows.module.css';

type ListRowsProps<Listed extends ListedRecord> = {
  definition: ListDefinition<Listed>;
  rows: readonly RowProps<Listed>[];
  sort: { by: string; order: SortOrder };
  onSort: (sort: { by: string; order: SortOrder }) => void;
};

/** The records: a table where the entity has one and the window is wide enough, cards otherwise. */
export function ListRows<Listed extends ListedRecord>(props: ListRowsProps<Listed>) {
  const { definition, rows, sort, onSort } = props;
  const { Card, Table } = definition;
  const hasRoom = useHasRoom();
  if (Table && hasRoom) return <Table rows={rows} sort={sort} onSort={onSort} />;
  return (
    <ul className={styles.cards} data-dense={Table !== undefined}>
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

/** Whether the window is wide enough for a table. Known on first render: rows are only rendered in the browser. */
function useHasRoom(): boolean {
  return useMediaQuery('(width >= 900px)', true, { getInitialValueInEffect: false });
}
