import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { hiddenStatuses } from '#inbox/submit/handling.shared.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useResponse } from '../../kit/api/use-response.ts';
import { t } from '../../kit/language/t.ts';
import { announceCountsChanged } from '../../shell/counts.ts';
import type { InboxItem } from './enquiry.ts';
import type { InboxResponse } from './load-inbox.ts';
import { deletionFailureOf } from './triage-texts.ts';
import { useRowDeletion } from './use-row-deletion.ts';

export type InboxList = ReturnType<typeof useInbox>;

/** The items on the page, reading marks and notes of one of them, and deleting it for good. */
export function useInbox(promise: Promise<InboxResponse>) {
  const { response, isLoading, setResponse } = useResponse(promise);
  const [problem, setProblem] = useState<string>();
  const deletion = useRowDeletion(setProblem);
  const { revalidate } = useRevalidator();
  const shown = response?.kind === 'loaded' ? response : undefined;
  // Notices outlive the page that they were shown over.
  const shownIds = useRef<ReadonlySet<number>>(new Set());
  shownIds.current = new Set(shown?.items.map(({ id }) => id));
  // The newest state of every item that was seen, so that a change right after another has its version.
  const latest = useRef(new Map<number, InboxItem>());
  for (const item of shown?.items ?? []) {
    const known = latest.current.get(item.id);
    if (!known || known.version <= item.version) latest.current.set(item.id, item);
  }

  /** Shows items as they are now, also if they no longer match a filter. */
  function take(items: readonly InboxItem[]): void {
    for (const item of items) latest.current.set(item.id, item);
    setResponse((before) => items.reduce(withItem, before));
    announceCountsChanged();
  }

  /** The same of items that may have left the list, such as deleted ones that come back. */
  function takeBack(items: readonly InboxItem[]): void {
    take(items);
    if (items.some(({ id }) => !shownIds.current.has(id))) void revalidate();
  }

  /** @throws ApiError */
  async function patch(id: number, changes: { notes?: string; is_read?: boolean }, ifMatch?: string) {
    const request = { method: 'PATCH' as const, body: changes, ...(ifMatch && { ifMatch }) };
    const { data } = await requestApi<InboxItem>(`/inbox/${id}`, request);
    take([data]);
    return data;
  }

  /** @param onGone runs before the reload, e.g. to close the dialog */
  function erase(item: InboxItem, onGone?: () => Promise<void>): Promise<void> {
    return deletion.remove({
      id: item.id,
      path: `/inbox/${item.id}`,
      confirmation: {
        title: t('Erase {reference} for good?', { reference: item.reference }),
        text: t(
          'What {name} wrote, your notes on it and the mail about it are erased now and leave no trace. This cannot be undone.',
          { name: item.name },
        ),
      },
      failure: deletionFailureOf([item]),
      onGone: async () => {
        await onGone?.();
        announceCountsChanged();
      },
    });
  }

  return {
    shown,
    isLoading,
    hasFailed: response?.kind === 'failed' && !isLoading,
    problem,
    setProblem,
    deletingIds: deletion.deletingIds,
    latestOf: (id: number) => latest.current.get(id),
    take,
    takeBack,
    patch,
    erase,
    reload: () => void revalidate(),
  };
}

/** Whether it counts as unread; spam and what was deleted never do. */
function isWaiting({ isRead, status }: InboxItem): boolean {
  return !isRead && !hiddenStatuses.some((hidden) => hidden === status);
}

function withItem(shown: InboxResponse | undefined, item: InboxItem): InboxResponse | undefined {
  if (shown?.kind !== 'loaded') return shown;
  const before = shown.items.find(({ id }) => id === item.id);
  const items = shown.items.map((known) => (known.id === item.id ? item : known));
  const change = Number(isWaiting(item)) - Number(isWaiting(before ?? item));
  return { ...shown, items, unread: shown.unread + change };
}
