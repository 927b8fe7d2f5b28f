import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { requestApi } from '../../api/request-api.ts';
import { messageOf } from '../../shell/message-of.ts';
import { showNotice } from '../../shell/Notices/notice-store.ts';
import type { ListPath } from '../list-definition.ts';
import { notifyUndo } from '../notify-undo.ts';

type OrderSavingOptions = { path: ListPath; category: string | undefined; undoneMessage: string };

/** Ids in their new order and, to take the change back, in the one before. */
export type OrderChange = { now: readonly number[]; before: readonly number[]; message: string };

/** Only one notice about the order is shown at a time: it undoes the last move. */
const noticeId = 'order';

/** Saves changes of an order one after the other, each with the offer to take it back. */
export function useOrderSaving({ path, category, undoneMessage }: OrderSavingOptions) {
  const { revalidate } = useRevalidator();
  // One after the other: a save that overtook the previous one would be undone by it.
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  function save(ids: readonly number[]): Promise<void> {
    const work = saving.current.then(async () => {
      await requestApi(`/${path}/order`, { method: 'PUT', body: { ids, category } });
    });
    saving.current = work.catch(() => undefined);
    return work;
  }

  function tellFailure(error: unknown): void {
    showNotice({ id: noticeId, text: messageOf(error), kind: 'error' });
    void revalidate();
  }

  async function takeBack(before: readonly number[]): Promise<string> {
    await save(before).finally(() => void revalidate());
    return undoneMessage;
  }

  /** Never rejects. */
  async function store({ now, before, message }: OrderChange): Promise<void> {
    try {
      await save(now);
      notifyUndo({ id: noticeId, message, undo: () => takeBack(before) });
    } catch (error) {
      tellFailure(error);
    }
  }

  return { store, tellFailure, reload: () => void revalidate() };
}
