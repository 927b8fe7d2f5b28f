import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, requestApi } from '../api/request-api.ts';
import { leaveRow } from '../lists/row-focus.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { announceCountsChanged } from '../shell/counts.ts';
import type { InboxItem } from './enquiry.ts';
import type { Inbox } from './inbox.ts';
import type { InboxResponse } from './load-inbox.ts';
import { useResponse } from './use-response.ts';

/** The fields of an item that administrators may change, by their API names. */
export type InboxItemChange = Partial<{ status: InboxItem['status']; notes: string; is_read: boolean }>;

export type InboxTools<Item extends InboxItem> = ReturnType<typeof useInbox<Item>>;

/** The items on the page and their actions. */
export function useInbox<Item extends InboxItem>(inbox: Inbox<Item>, promise: Promise<InboxResponse<Item>>) {
  const { response, isLoading, setResponse } = useResponse(promise);
  const [problem, setProblem] = useState<string>();
  const [deletingIds, setDeletingIds] = useState<readonly number[]>([]);
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();

  /** Updates an item in place, also if it no longer matches a filter. */
  function replace(item: Item): void {
    setResponse((shown) => {
      if (shown?.kind !== 'loaded') return shown;
      const before = shown.items.find(({ id }) => id === item.id);
      const items = shown.items.map((known) => (known.id === item.id ? item : known));
      const change = Number(isWaiting(item)) - Number(isWaiting(before ?? item));
      return { ...shown, items, unread: shown.unread + change };
    });
  }

  /** @throws ApiError */
  async function change(item: Item, changes: InboxItemChange, ifMatch?: string): Promise<Item> {
    const { data } = await requestApi<Item>(`/${inbox.path}/${item.id}`, {
      method: 'PATCH',
      body: changes,
      ...(ifMatch ? { ifMatch } : {}),
    });
    replace(data);
    if ('is_read' in changes || 'status' in changes) announceCountsChanged();
    return data;
  }

  /** Confirms, deletes, and reloads the list. @param onGone runs before the reload, e.g. to close the dialog */
  async function remove(item: Item, onGone?: () => Promise<void>): Promise<void> {
    const isSure = await confirm({
      title: `Delete this ${inbox.noun.one}?`,
      text: `What ${inbox.nameOf(item)} wrote, and your notes on it, are deleted for good.`,
      action: 'Delete',
    });
    if (!isSure) return;
    setProblem(undefined);
    setDeletingIds((ids) => [...ids, item.id]);
    const isGone = await deleteInboxItem(`/${inbox.path}/${item.id}`);
    if (!isGone) {
      setDeletingIds((ids) => ids.filter((id) => id !== item.id));
      setProblem(inbox.failures.delete);
      return;
    }
    await onGone?.();
    leaveRow(item.id);
    announceCountsChanged();
    await revalidate();
  }

  const shown = response?.kind === 'loaded' ? response : undefined;
  const hasFailed = response?.kind === 'failed' && !isLoading;
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

/** Whether it counts as unread; spam never does. */
function isWaiting({ isRead, status }: InboxItem): boolean {
  return !isRead && status !== 'spam';
}

/** Deletes it on the server. One that was already deleted meanwhile counts as deleted. */
async function deleteInboxItem(path: string): Promise<boolean> {
  try {
    await requestApi(path, { method: 'DELETE' });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}
