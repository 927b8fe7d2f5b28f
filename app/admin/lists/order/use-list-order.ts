import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { requestApi } from '../../api/request-api.ts';
import { showNotice } from '../../shell/Notices/notice-store.ts';
import type { ListDefinition, ListedRecord } from '../list-definition.ts';
import { listQueryOf, perPage } from '../list-state.ts';
import type { ListResponse } from '../load-list.ts';
import { notifyUndo, reasonOf } from '../notify-undo.ts';
import { shortTitle } from '../short-title.ts';
import { changedIds, type Move } from './order-change.ts';
import { orderStateOf } from './order-state.ts';

type Shown<Listed> = Extract<ListResponse<Listed>, { kind: 'loaded' }>;
export type ListOrder = ReturnType<typeof useListOrder>;

/** Only one notice about the order is shown at a time: it undoes the last move. */
const noticeId = 'order';

/** Puts the records of a list in order: each move is saved by itself, and can be taken back. */
export function useListOrder<Listed extends ListedRecord>(list: {
  definition: ListDefinition<Listed>;
  shown: Shown<Listed> | undefined;
  moveRecord: (move: Move) => void;
}) {
  const { definition, shown, moveRecord } = list;
  const revalidator = useRevalidator();
  // One after the other: a save that overtook the previous one would be undone by it.
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const records = shown?.records ?? [];
  const offset = shown ? (shown.state.page - 1) * perPage : 0;
  const total = shown?.total ?? 0;
  const owner = definition.orderedWithin;
  const category = owner === undefined ? undefined : shown?.state.filters[owner];

  function save(ids: readonly number[]): Promise<void> {
    const work = saving.current.then(async () => {
      await requestApi(`/${definition.path}/order`, { method: 'PUT', body: { ids, category } });
    });
    saving.current = work.catch(() => undefined);
    return work;
  }

  function store(change: { now: readonly number[]; before: readonly number[]; message: string }): void {
    save(change.now).then(
      () => notifyUndo({ id: noticeId, message: change.message, undo: () => takeBack(change.before) }),
      (error: unknown) => {
        showNotice({ id: noticeId, text: reasonOf(error), kind: 'error' });
        void revalidator.revalidate();
      },
    );
  }

  async function takeBack(before: readonly number[]): Promise<string> {
    await save(before).finally(() => void revalidator.revalidate());
    return `Undone: the ${definition.noun.many} stand as before.`;
  }

  function messageOf(record: Listed, place: number): string {
    return `Moved “${shortTitle(definition.titleOf(record))}” to position ${place + 1} of ${total}.`;
  }

  /** Moves a record within the page, by its places there. */
  function move(wish: Move): void {
    const record = records[wish.from];
    if (!record || wish.from === wish.to) return;
    const change = changedIds(
      records.map(({ id }) => id),
      wish,
    );
    moveRecord(wish);
    store({ ...change, message: messageOf(record, offset + wish.to) });
  }

  /** Moves a record by one place, over the end of the page as well. */
  async function moveBy(index: number, step: 1 | -1): Promise<void> {
    const record = records[index];
    const place = offset + index + step;
    if (!shown || !record || place < 0 || place >= total) return;
    if (records[index + step]) return move({ from: index, to: index + step });
    const query = listQueryOf(shown.state);
    query.set('page', String(place + 1));
    query.set('per_page', '1');
    try {
      const { data } = await requestApi<{ id: number }[]>(`/${definition.path}?${query}`);
      const pair = [...data.map(({ id }) => id), record.id];
      const now = step === -1 ? pair.toReversed() : pair;
      store({ now, before: now.toReversed(), message: messageOf(record, place) });
      await saving.current;
    } catch (error) {
      showNotice({ id: noticeId, text: reasonOf(error), kind: 'error' });
    }
    void revalidator.revalidate();
  }

  const state = shown ? orderStateOf(definition, shown.state) : { isPossible: false, hint: '' };
  return { ...state, offset, total, move, moveBy };
}
