import type { ListDefinition, ListedRecord, RowOrder, RowProps } from './list-definition.ts';
import type { ListResponse } from './load-list.ts';
import { type ListOrder, useListOrder } from './order/use-list-order.ts';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useDeletion } from './use-deletion.ts';
import { useListResponse } from './use-list-response.ts';
import { useListState } from './use-list-state.ts';
import { useLoadedChoices } from './use-loaded-choices.ts';
import { useNotice } from './use-notice.ts';
import { usePreview } from './use-preview.ts';
import { useRetry } from './use-retry.ts';
import { useSavedRecord } from './use-saved-record.ts';
import { useSelection } from './use-selection.ts';

export type ListPageTools<Listed extends ListedRecord> = ReturnType<typeof useListPage<Listed>>;

/** Everything that a list's page holds and does. */
export function useListPage<Listed extends ListedRecord>(
  definition: ListDefinition<Listed>,
  promise: Promise<ListResponse<Listed>>,
) {
  const { answer, isLoading, dropRecord, moveRecord } = useListResponse(promise);
  const listState = useListState(definition);
  const loadedChoices = useLoadedChoices(definition.loadChoices);
  const { notice, tell } = useNotice();
  const { path, noun } = definition;
  const shown = answer?.kind === 'loaded' ? answer : undefined;
  const saved = useSavedRecord(path, shown);
  const listed = [...(saved.above ? [saved.above] : []), ...(shown?.records ?? [])];
  const selection = useSelection(listed.map((record) => record.id));
  const deletion = useDeletion({ definition, tell, dropRecord });
  const bulk = useBulkActions({ path, noun, selection, tell });
  const preview = usePreview(path, tell);
  const retry = useRetry(answer);
  const order = useListOrder({ definition, shown, moveRecord });

  const rows = listed.map(
    (record): RowProps<Listed> => ({
      record,
      tools: {
        title: definition.titleOf(record),
        editAddress: `/admin/${path}/${record.id}/edit/`,
        listAddress: listState.addressOf({ page: listState.state.page }),
        siteAddress: definition.siteAddressOf?.(record),
        isDraft: record.published === false,
        isSelected: selection.has(record.id),
        isJustSaved: saved.id === record.id,
        isDeleting: deletion.deletingIds.includes(record.id),
        select: (choice) => selection.select(record.id, choice),
        remove: () => void deletion.remove(record),
        preview: () => void preview(record.id),
        order: rowOrderOf(order, shown?.records.indexOf(record) ?? -1),
      },
    }),
  );

  return {
    listState,
    loadedChoices,
    notice,
    selection,
    bulk,
    order,
    isLoading,
    shown,
    rows,
    /** The server's words, where the list did not load. */
    failure: answer?.kind === 'failed' ? answer.message : undefined,
    retry,
  };
}

/** A record shown above the list because it was just saved has no position in it. */
function rowOrderOf(order: ListOrder, index: number): RowOrder | undefined {
  if (!order.isPossible || index < 0) return undefined;
  const place = order.offset + index;
  return {
    canMoveUp: place > 0,
    canMoveDown: place < order.total - 1,
    moveUp: () => void order.moveBy(index, -1),
    moveDown: () => void order.moveBy(index, 1),
  };
}
