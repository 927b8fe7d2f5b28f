import { useRef } from 'react';
import { messageOf } from '../../kit/api/message-of.ts';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
import { type InboxItem, statusNames } from './enquiry.ts';
import { describeChange, describeFailure, nameItems, type TriageChange } from './triage-texts.ts';
import type { InboxList } from './use-inbox.ts';

type ChangesResult = {
  action: string;
  items: InboxItem[];
  failed: { id: number; message: string; current: InboxItem | null }[];
};

export type Triage = ReturnType<typeof useTriage>;

const noticeId = 'inbox-triage';

/**
 * Changes items one after the other, in the order of the keys, and takes the last changes back. What could not be saved
 * is told until it is saved or dismissed; what somebody else has changed meanwhile is not overwritten unasked.
 */
export function useTriage(list: InboxList) {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const done = useRef<string[]>([]);

  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const next = queue.current.then(work, work);
    queue.current = next.catch(() => undefined);
    return next;
  }

  /** @returns whether all of it was saved */
  function change(ids: readonly number[], changes: TriageChange, how?: 'anyway'): Promise<boolean> {
    return inOrder(async () => {
      const items = ids.map((id) => (how ? { id } : { id, version: list.latestOf(id)?.version }));
      try {
        const body = { items, ...changes };
        const { data } = await requestApi<ChangesResult>('/inbox/changes', { method: 'POST', body });
        tell(data, changes);
        return data.failed.length === 0;
      } catch (error) {
        tellUnsaved(ids, changes, error);
        return false;
      }
    });
  }

  function tell({ action, items, failed }: ChangesResult, changes: TriageChange): void {
    const current = failed.flatMap((one) => one.current ?? []);
    list.take([...items, ...current]);
    if (items.length > 0 && isUndoable(changes)) {
      done.current.push(action);
      const text = `${nameItems(items)}: ${describeChange(changes)}.`;
      showNotice({ id: noticeId, text, action: { label: t('Undo'), run: () => void undo(action) } });
    }
    if (failed.length > 0) tellLate(failed, changes);
  }

  function tellLate(failed: ChangesResult['failed'], changes: TriageChange): void {
    const [first] = failed;
    const current = failed.flatMap((one) => one.current ?? []);
    const whose = first?.current ? nameItems(current) : t('This item');
    const [now] = current.length === 1 ? current : [];
    showNotice({
      ...{ id: `${noticeId}-late`, kind: 'error', stays: 'until-dismissed' },
      text: [`${whose}: ${first?.message ?? ''}`, now && describeState(now), t('Your change was not made.')]
        .filter(Boolean)
        .join(' '),
      ...(current.length > 0 && {
        action: { label: t('Change it anyway'), run: () => void change(idsOf(current), changes, 'anyway') },
      }),
    });
  }

  /** Kept until it is saved: a connection or a session may have ended in the middle of the work. */
  function tellUnsaved(ids: readonly number[], changes: TriageChange, error: unknown): void {
    const items = ids.flatMap((id) => list.latestOf(id) ?? []);
    const isRefused = error instanceof ApiError && error.status === 400;
    showNotice({
      ...{ id: `unsaved-${ids.join('-')}`, kind: 'error', stays: 'until-dismissed' },
      text: `${describeFailure(items, changes)} ${messageOf(error)}`,
      ...(!isRefused && { action: { label: t('Retry'), run: () => void change(ids, changes) } }),
    });
  }

  /** The last change of this page, or the one that is named. */
  function undo(action?: string): Promise<void> {
    return inOrder(async () => {
      const undone = action ?? done.current.at(-1);
      if (undone === undefined) {
        showNotice({ id: noticeId, text: t('There is nothing to undo.'), kind: 'info' });
        return;
      }
      try {
        const path = `/inbox/changes/${undone}/undo`;
        const { data } = await requestApi<{ items: InboxItem[] }>(path, { method: 'POST' });
        done.current = done.current.filter((one) => one !== undone);
        list.takeBack(data.items);
        showNotice({ id: noticeId, text: t('Undone: {items} as before.', { items: nameItems(data.items) }) });
      } catch (error) {
        // What cannot be undone any more must not stand in the way of what can.
        const isFinal = error instanceof ApiError && [404, 409].includes(error.status);
        if (isFinal) done.current = done.current.filter((one) => one !== undone);
        showNotice({ id: noticeId, text: messageOf(error), kind: 'error' });
      }
    });
  }

  return { change, undo };
}

function describeState({ status, assignee }: InboxItem): string {
  const name = statusNames[status];
  return assignee === null
    ? t('It is now {status}, nobody has it.', { status: name })
    : t('It is now {status}, {assignee} has it.', { status: name, assignee });
}

function isUndoable({ is_read: _, ...changes }: TriageChange): boolean {
  return Object.keys(changes).length > 0;
}

function idsOf(items: readonly InboxItem[]): number[] {
  return items.map(({ id }) => id);
}
