import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, callApi } from '../api/call-api.ts';
import { leaveRow } from '../lists/row-focus.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { announceCountsChanged } from '../shell/counts.ts';
import type { Letter } from './enquiry.ts';
import type { Inbox } from './inbox.ts';
import type { InboxResponse } from './load-inbox.ts';
import { useResponse } from './use-response.ts';

/** What the staff may change of a letter, under the API's names. */
export type InboxItemChange = Partial<{ status: Letter['status']; notes: string; is_read: boolean }>;

export type InboxTools<Written extends Letter> = ReturnType<typeof useInbox<Written>>;

/** The letters on the page and everything that is done to them. */
export function useInbox<Written extends Letter>(
  inbox: Inbox<Written>,
  promise: Promise<InboxResponse<Written>>,
) {
  const { answer, isLoading, setAnswer } = useResponse(promise);
  const [problem, setProblem] = useState<string>();
  const [deletingIds, setDeletingIds] = useState<readonly number[]>([]);
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();

  /** Shows a letter as it stands now; it keeps its place, also where a filter would no longer let it through. */
  function replace(letter: Written): void {
    setAnswer((shown) => {
      if (shown?.kind !== 'loaded') return shown;
      const before = shown.letters.find(({ id }) => id === letter.id);
      const letters = shown.letters.map((known) => (known.id === letter.id ? letter : known));
      const change = Number(isWaiting(letter)) - Number(isWaiting(before ?? letter));
      return { ...shown, letters, unread: shown.unread + change };
    });
  }

  /** @throws ApiError */
  async function change(letter: Written, changes: InboxItemChange, ifMatch?: string): Promise<Written> {
    const { data } = await callApi<Written>(`/${inbox.path}/${letter.id}`, {
      method: 'PATCH',
      body: changes,
      ...(ifMatch ? { ifMatch } : {}),
    });
    replace(data);
    if ('is_read' in changes || 'status' in changes) announceCountsChanged();
    return data;
  }

  /** Asks, deletes, and loads the list again. @param onGone comes in between, e.g. to close the dialog */
  async function remove(letter: Written, onGone?: () => Promise<void>): Promise<void> {
    const isSure = await confirm({
      title: `Delete this ${inbox.noun.one}?`,
      text: `What ${inbox.nameOf(letter)} wrote, and your notes on it, are deleted for good.`,
      action: 'Delete',
    });
    if (!isSure) return;
    setProblem(undefined);
    setDeletingIds((ids) => [...ids, letter.id]);
    const isGone = await deleteInboxItem(`/${inbox.path}/${letter.id}`);
    if (!isGone) {
      setDeletingIds((ids) => ids.filter((id) => id !== letter.id));
      setProblem(inbox.failures.delete);
      return;
    }
    await onGone?.();
    leaveRow(letter.id);
    announceCountsChanged();
    await revalidate();
  }

  const shown = answer?.kind === 'loaded' ? answer : undefined;
  const hasFailed = answer?.kind === 'failed' && !isLoading;
  return {
    shown,
    isLoading,
    hasFailed,
    problem,
    setProblem,
    deletingIds,
    change,
    remove,
    reload: () => void revalidate(),
  };
}

/** Whether it counts as unread; what is taken for spam waits for nobody. */
function isWaiting({ isRead, status }: Letter): boolean {
  return !isRead && status !== 'spam';
}

/** Deletes it on the server. Somebody else may have deleted it meanwhile; then it is gone as well. */
async function deleteInboxItem(path: string): Promise<boolean> {
  try {
    await callApi(path, { method: 'DELETE' });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}
