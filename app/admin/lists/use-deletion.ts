import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, requestApi } from '../api/request-api.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { showNotice } from '../shell/Notices/notice-store.ts';
import type { ListDefinition, ListedRecord } from './list-definition.ts';
import { notifyUndo } from './notify-undo.ts';
import { leaveRow } from './row-focus.ts';
import { shortTitle } from './short-title.ts';
import type { TellNotice } from './use-notice.ts';

type Outcome = 'deleted' | 'gone' | ApiError;

/** Deletes one record: asks for confirmation, marks the row, removes it from the page, offers to undo. */
export function useDeletion<Listed extends ListedRecord>(list: {
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
      showNotice({ text: `“${title}” was no longer there: somebody else has deleted it.`, kind: 'info' });
      return;
    }
    notifyUndo({ message: `Deleted “${title}”.`, undo: () => restore(record.id, title) });
  }

  async function restore(id: number, title: string): Promise<string> {
    await requestApi(`/trash/${definition.path}/${id}/restore`, { method: 'POST' });
    void revalidator.revalidate();
    return `Restored “${title}”.`;
  }

  return { deletingIds, remove };
}

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
  return error.status === 409 ? error.message : ownText;
}

function deletionOf(noun: string, title: string) {
  return {
    title: `Delete this ${noun}?`,
    text: `“${title}” leaves the site and moves to the trash. It can be restored for 30 days.`,
    action: 'Delete',
  };
}
