import type { ListDefinition, ListedRecord, RowOrder, RowProps, RowTools } from './list-definition.ts';
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

/** The state and the actions of a list's page. */
export function useListPage<Listed extends ListedRecord>(
  definition: ListDefinition<Listed>,
  promise: Promise<ListResponse<Listed>>,
) {
  const { response, isLoading, dropRecord, moveRecord } = useListResponse(promise);
  const listState = useListState(definition);
  const loadedChoices = useLoadedChoices(definition.loadChoices);
  const { notice, tell } = useNotice();
  const { path, noun } = definition;
  const shown = response?.kind === 'loaded' ? response : undefined;
  const saved = useSavedRecord(path, shown);
  const listed = [...(saved.above ? [saved.above] : []), ...(shown?.records ?? [])];
  const selection = useSelection(listed.map((record) => record.id));
  const deletion = useDeletion({ definition, tell, dropRecord });
  const bulk = useBulkActions({ path, noun, selection, tell });
  const preview = usePreview(path, tell);
  const retry = useRetry(response);
  const order = useListOrder({ definition, shown, moveRecord });

  const listHref = listState.hrefOf({ page: listState.state.page });
  const rows = listed.map((record): RowProps<Listed> => {
    const actions: RowActions = {
      select: (choice) => selection.select(record.id, choice),
      remove: () => void deletion.remove(record),
      preview: () => void preview(record.id),
      order: rowOrderOf(order, shown?.records.indexOf(record) ?? -1),
    };
    const state: RowState = {
      isSelected: selection.has(record.id),
      isJustSaved: saved.id === record.id,
      isDeleting: deletion.deletingIds.includes(record.id),
    };
    return { record, tools: { ...factsOf(definition, record), listHref, ...state, ...actions } };
  });

  return {
    ...{ listState, loadedChoices, notice, selection, bulk, order, isLoading, shown, rows },
    /** The server's message, if the list could not be loaded. */
    failure: response?.kind === 'failed' ? response.message : undefined,
    retry,
  };
}

type RowActions = Pick<RowTools, 'select' | 'remove' | 'preview' | 'order'>;
type RowState = Pick<RowTools, 'isSelected' | 'isJustSaved' | 'isDeleting'>;

/** The title, the paths and the visibility of a row. */
function factsOf<Listed extends ListedRecord>(definition: ListDefinition<Listed>, record: Listed) {
  return {
    title: definition.titleOf(record),
    editPath: `/admin/${definition.path}/${record.id}/edit/`,
    sitePath: definition.sitePathOf?.(record),
    isDraft: record.published === false,
  };
}

/** A record shown above the list because it was just saved has no position in it. */
function rowOrderOf(order: ListOrder, index: number): RowOrder | undefined {
  if (!order.isPossible || index < 0) return undefined;
  const place = order.offset + index;
  return {
    isFirst: place === 0,
    isLast: place === order.total - 1,
    onMove: (by) => void order.moveBy(index, by),
  };
}
