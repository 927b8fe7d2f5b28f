import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { SortingArea } from '../SortingArea/SortingArea.tsx';
import { useSortableItem } from '../use-sortable-item.ts';
import { DragHandle } from './DragHandle.tsx';

export const examples: Examples = {
  'Of the only item': (
    <SortingArea items={[{ id: 'sales', title: 'Sales' }]} noun="phone" layout="column" onMove={nothing}>
      <Item />
    </SortingArea>
  ),
};

function Item() {
  const { sortable, itemProps } = useSortableItem('sales');
  return (
    <div {...itemProps}>
      <DragHandle sortable={sortable} label="Reorder: Sales" />
    </div>
  );
}
