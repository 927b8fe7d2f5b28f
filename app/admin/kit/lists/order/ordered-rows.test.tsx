import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { useSortableItem } from '../../sorting/use-sortable-item.ts';
import type { ListedRecord, RowOrder, RowProps } from '../list-definition.ts';
import { OrderControls } from './OrderControls/OrderControls.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import { SortableRow } from './sortable-row.ts';
import type { ListOrder } from './use-list-order.ts';

const listOrder: ListOrder = {
  ...{ isPossible: true, hint: '', offset: 0, total: 2 },
  ...{ moveInPage: () => undefined, moveBy: async () => undefined },
};

function rowOf(title: string, order: RowOrder | undefined): RowProps<ListedRecord> {
  const tools = {
    ...{ title, editPath: '', listHref: '', sitePath: undefined, isDraft: false, isSelected: false },
    ...{ isJustSaved: false, isDeleting: false, order },
    ...{ select: () => undefined, remove: () => undefined, preview: () => undefined },
  };
  return { record: { id: 1 }, tools };
}

function Row({ tools }: RowProps<ListedRecord>) {
  const { sortable } = useSortableItem(1);
  return (
    <SortableRow value={sortable}>
      <OrderControls tools={tools} titleId="title" />
    </SortableRow>
  );
}

function render(row: RowProps<ListedRecord>): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <OrderedRows rows={[row]} order={listOrder}>
          <Row {...row} />
        </OrderedRows>
      </MemoryRouter>
    </MantineProvider>,
  );
}

describe('a row of a list', () => {
  const onMove = () => undefined;

  test('can be moved by a handle and by a step, as far as there is room', () => {
    const html = render(rowOf('Onyx', { onMove, isFirst: true, isLast: false }));
    expect(html).toContain('aria-label="Reorder Onyx"');
    expect(html).toMatch(/<button[^>]*aria-label="Move up"[^>]*aria-disabled="true"/);
    expect(html).toMatch(/<button[^>]*aria-label="Move down"[^>]*aria-disabled="false"/);
  });

  test('offers nothing of that where the order cannot be changed', () => {
    expect(render(rowOf('Onyx', undefined))).not.toContain('aria-label="Move up"');
  });
});
