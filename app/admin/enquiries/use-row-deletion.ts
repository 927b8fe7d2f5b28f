import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, requestApi } from '../api/request-api.ts';
import { leaveRow } from '../lists/row-focus.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';

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
    if (!(await confirm({ ...confirmation, action: 'Delete' }))) return;
    setProblem(undefined);
    setDeletingIds((ids) => [...ids, id]);
    if (!(await isDeleted(path))) {
      setDeletingIds((ids) => ids.filter((other) => other !== id));
      return setProblem(failure);
    }
    await onGone?.();
    leaveRow(id);
    await revalidate();
  }

  return { deletingIds, remove };
}

/** Deletes it on the server. One that was already deleted meanwhile counts as deleted. */
async function isDeleted(path: string): Promise<boolean> {
  try {
    await requestApi(path, { method: 'DELETE' });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}
