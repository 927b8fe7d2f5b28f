import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf, withReason } from '../api/message-of.ts';
import { blockedPreviewMessage, openPreview } from '../api/open-preview.ts';
import { ApiError, requestApi } from '../api/request-api.ts';
import { useResponse } from '../api/use-response.ts';
import { useConfirm } from '../dialogs/Confirm/use-confirm.tsx';
import { t } from '../language/t.ts';
import { showNotice } from '../notices/Notices/notice-store.ts';
import { notifyUndo } from '../notices/notify-undo.ts';
import { type Move, moveItem } from '../sorting/move-item.ts';
import type {
  ListDefinition,
  ListedRecord,
  ListPath,
  RowOrder,
  RowProps,
  RowTools,
} from './list-definition.ts';
import type { ListResponse } from './load-list.ts';
import { type ListOrder, useListOrder } from './order/use-list-order.ts';
import { leaveRow } from './row-focus.ts';
import { shortTitle } from './short-title.ts';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useListState } from './use-list-state.ts';
import { useLoadedChoices } from './use-loaded-choices.ts';
import { type TellNotice, useNotice } from './use-notice.ts';
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

/** The newest response of a list, and what is changed in it before it is loaded again. */
function useListResponse<Listed extends ListedRecord>(promise: Promise<ListResponse<Listed>>) {
  const { response, isLoading, setResponse } = useResponse(promise);

  /** Removes a record from the page at once, before the list is loaded again. */
  function dropRecord(id: number): void {
    setResponse((shown) => {
      if (shown?.kind !== 'loaded') return shown;
      const records = shown.records.filter((record) => record.id !== id);
      const gone = shown.records.length - records.length;
      return { ...shown, records, total: shown.total - gone, allTotal: shown.allTotal - gone };
    });
  }

  /** Shows a record in another place at once, before that is saved. */
  function moveRecord(move: Move): void {
    setResponse((shown) =>
      shown?.kind === 'loaded' ? { ...shown, records: moveItem(shown.records, move) } : shown,
    );
  }

  return { response, isLoading, dropRecord, moveRecord };
}

/** Deletes one record: asks for confirmation, marks the row, removes it from the page, offers to undo. */
function useDeletion<Listed extends ListedRecord>(list: {
  definition: ListDefinition<Listed>;
  tell: TellNotice;
  dropRecord: (id: number) => void;
}) {
  const { definition, tell, dropRecord } = list;
  const [deletingIds, setDeletingIds] = useState<readonly number[]>([]);
  const confirm = useConfirm();
  const revalidator = useRevalidator();

  async function remove(record: Listed): Promise<void> {
    const title = shortTitle(definition.titleOf(record));
    const isSure = await confirm(deletionOf(definition.noun.one, title));
    if (!isSure) return;
    tell(undefined);
    setDeletingIds((ids) => [...ids, record.id]);
    const outcome = await deleteRecord(`/${definition.path}/${record.id}`);
    setDeletingIds((ids) => ids.filter((id) => id !== record.id));
    if (outcome instanceof ApiError) {
      tell({ kind: 'error', content: failureText(outcome, definition.deleteFailure) });
      return;
    }
    leaveRow(record.id);
    dropRecord(record.id);
    void revalidator.revalidate();
    if (outcome === 'gone') {
      showNotice({
        text: t('“{title}” was no longer there: somebody else has deleted it.', { title }),
        kind: 'info',
      });
      return;
    }
    notifyUndo({ message: t('Deleted “{title}”.', { title }), undo: () => restore(record.id, title) });
  }

  async function restore(id: number, title: string): Promise<string> {
    await requestApi(`/trash/${definition.path}/${id}/restore`, { method: 'POST' });
    void revalidator.revalidate();
    return t('Restored “{title}”.', { title });
  }

  return { deletingIds, remove };
}

type Outcome = 'deleted' | 'gone' | ApiError;

async function deleteRecord(path: string): Promise<Outcome> {
  try {
    await requestApi(path, { method: 'DELETE' });
    return 'deleted';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? 'gone' : error;
  }
}

/** A conflict is explained by the server, e.g. how many products a category still has; the rest by the list's own message. */
function failureText(error: ApiError, ownText: string): string {
  return error.status === 409 ? error.message : withReason(ownText, error);
}

function deletionOf(noun: string, title: string) {
  return {
    title: t('Delete this {noun}?', { noun }),
    text: t('“{title}” leaves the site and moves to the trash. It can be restored for 30 days.', { title }),
    action: t('Delete'),
  };
}

/** Previews a record of a list. */
function usePreview(path: ListPath, tell: TellNotice) {
  return async function preview(id: number): Promise<void> {
    try {
      if (!(await openPreview({ path, id }))) tell({ kind: 'error', content: blockedPreviewMessage });
    } catch (error) {
      tell({ kind: 'error', content: messageOf(error) });
    }
  };
}

type RowActions = Pick<RowTools, 'select' | 'remove' | 'preview' | 'order'>;
type RowState = Pick<RowTools, 'isSelected' | 'isJustSaved' | 'isDeleting'>;

/** The title, the paths and the visibility of a row. */
function factsOf<Listed extends ListedRecord>(definition: ListDefinition<Listed>, record: Listed) {
  return {
    title: definition.titleOf(record),
    editPath: `/admin/${definition.path}/${record.id}/edit/`,
    lookPath: definition.lookPathOf?.(record),
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
