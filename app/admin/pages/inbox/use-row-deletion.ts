import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { withReason } from '../../kit/api/message-of.ts';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../kit/language/t.ts';
import { leaveRow } from '../../kit/lists/row-focus.ts';

type Deletion = {
  id: number;
  /** Of the row in the API. */
  path: string;
  confirmation: { title: string; text: string };
  /** Shown if it cannot be deleted. */
  failure: string;
  /** Runs before the list is loaded again, e.g. to close a dialog. */
  onGone?: (() => Promise<void>) | undefined;
};

/** Deletes rows for good: asks for confirmation, marks the row, and loads the list again. */
export function useRowDeletion(setProblem: (problem: string | undefined) => void) {
  const [deletingIds, setDeletingIds] = useState<readonly number[]>([]);
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();

  async function remove({ id, path, confirmation, failure, onGone }: Deletion): Promise<void> {
    if (!(await confirm({ ...confirmation, action: t('Delete') }))) return;
    setProblem(undefined);
    setDeletingIds((ids) => [...ids, id]);
    try {
      await erase(path);
    } catch (error) {
      setDeletingIds((ids) => ids.filter((other) => other !== id));
      return setProblem(withReason(failure, error));
    }
    await onGone?.();
    leaveRow(id);
    await revalidate();
  }

  return { deletingIds, remove };
}

/** Deletes it on the server. One that was already deleted meanwhile counts as deleted. */
async function erase(path: string): Promise<void> {
  try {
    await requestApi(path, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
