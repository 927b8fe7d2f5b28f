import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { requestApi } from '../api/request-api.ts';
import { announceCountsChanged } from '../shell/counts.ts';
import { useResponse } from '../shell/use-response.ts';
import type { InboxItem } from './enquiry.ts';
import type { Inbox } from './inbox.ts';
import type { InboxResponse } from './load-inbox.ts';
import { useRowDeletion } from './use-row-deletion.ts';

/** The fields of an item that administrators may change, by their API names. */
export type InboxItemChange = Partial<{ status: InboxItem['status']; notes: string; is_read: boolean }>;

export type InboxTools<Item extends InboxItem> = ReturnType<typeof useInbox<Item>>;

/** The items on the page and their actions. */
export function useInbox<Item extends InboxItem>(inbox: Inbox<Item>, promise: Promise<InboxResponse<Item>>) {
  const { response, isLoading, setResponse } = useResponse(promise);
  const [problem, setProblem] = useState<string>();
  const deletion = useRowDeletion(setProblem);
  const { revalidate } = useRevalidator();

  /** @throws ApiError */
  async function change(item: Item, changes: InboxItemChange, ifMatch?: string): Promise<Item> {
    const { data } = await requestApi<Item>(`/${inbox.path}/${item.id}`, {
      method: 'PATCH',
      body: changes,
      ...(ifMatch ? { ifMatch } : {}),
    });
    setResponse((shown) => withItem(shown, data));
    if ('is_read' in changes || 'status' in changes) announceCountsChanged();
    return data;
  }

  /** @param onGone runs before the reload, e.g. to close the dialog */
  function remove(item: Item, onGone?: () => Promise<void>): Promise<void> {
    return deletion.remove({
      id: item.id,
      path: `/${inbox.path}/${item.id}`,
      confirmation: {
        title: `Delete this ${inbox.noun.one}?`,
        text: `What ${inbox.nameOf(item)} wrote, and your notes on it, are deleted for good.`,
      },
      failure: inbox.failures.delete,
      onGone: async () => {
        await onGone?.();
        announceCountsChanged();
      },
    });
  }

  const shown = response?.kind === 'loaded' ? response : undefined;
  const hasFailed = response?.kind === 'failed' && !isLoading;
  return {
    shown,
    isLoading,
    hasFailed,
    problem,
    setProblem,
    deletingIds: deletion.deletingIds,
    change,
    remove,
    reload: () => void revalidate(),
  };
}

/** Whether it counts as unread; spam never does. */
function isWaiting({ isRead, status }: InboxItem): boolean {
  return !isRead && status !== 'spam';
}

/** The list with an item changed in place, also if it no longer matches a filter. */
function withItem<Item extends InboxItem>(
  shown: InboxResponse<Item> | undefined,
  item: Item,
): InboxResponse<Item> | undefined {
  if (shown?.kind !== 'loaded') return shown;
  const before = shown.items.find(({ id }) => id === item.id);
  const items = shown.items.map((known) => (known.id === item.id ? item : known));
  const change = Number(isWaiting(item)) - Number(isWaiting(before ?? item));
  return { ...shown, items, unread: shown.unread + change };
}
