import type { ReactNode } from 'react';
import { SortingArea } from '../../sorting/SortingArea/SortingArea.tsx';
import type { ListedRecord, RowProps } from '../list-definition.ts';
import type { ListOrder } from './use-list-order.ts';

type OrderedRowsProps = { rows: readonly RowProps<ListedRecord>[]; order: ListOrder; children: ReactNode };

/** Rows whose order is changed by dragging their handles, by pointer or by keys. */
export function OrderedRows({ rows, order, children }: OrderedRowsProps) {
  const items = rows
    .filter(({ tools }) => tools.order)
    .map(({ record, tools }) => ({ id: record.id, title: tools.title }));
  const { offset, total } = order;
  return (
    <SortingArea
      {...{ items, children }}
      noun="record"
      part={{ offset, total }}
      layout="grid"
      onMove={order.moveInPage}
    />
  );
}
