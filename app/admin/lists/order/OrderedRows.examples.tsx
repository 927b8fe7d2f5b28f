import { categoryRows, nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { useSortableItem } from '../../sorting/use-sortable-item.ts';
import type { RowTools } from '../list-definition.ts';
import { OrderControls } from './OrderControls/OrderControls.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import { SortableRow } from './sortable-row.ts';

const order = {
  ...{ isPossible: true, hint: '', offset: 0, total: categoryRows.length },
  ...{ moveInPage: nothing, moveBy: async () => undefined },
};

export const examples: Examples = {
  'Two rows with their controls': (
    <OrderedRows rows={categoryRows} order={order}>
      {categoryRows.map(({ record, tools }) => (
        <Row key={record.id} id={record.id} tools={tools} />
      ))}
    </OrderedRows>
  ),
};

function Row({ id, tools }: { id: number; tools: RowTools }) {
  const { sortable, itemProps } = useSortableItem(id);
  return (
    <div {...itemProps}>
      <p id={`row-${id}`}>{tools.title}</p>
      <SortableRow value={sortable}>
        <OrderControls tools={tools} titleId={`row-${id}`} />
      </SortableRow>
    </div>
  );
}
