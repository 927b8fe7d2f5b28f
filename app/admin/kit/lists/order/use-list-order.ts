import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../api/message-of.ts';
import { requestApi } from '../../api/request-api.ts';
import { t } from '../../language/t.ts';
import { showNotice } from '../../notices/Notices/notice-store.ts';
import { notifyUndo } from '../../notices/notify-undo.ts';
import { type Move, moveItem } from '../../sorting/move-item.ts';
import type { ListDefinition, ListedRecord, ListPath } from '../list-definition.ts';
import { type ListState, listQueryOf, perPage } from '../list-state.ts';
import type { ListResponse } from '../load-list.ts';
import { shortTitle } from '../short-title.ts';

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
  const { path, orderedWithin } = definition;
  const records = shown?.records ?? [];
  const offset = shown ? (shown.state.page - 1) * perPage : 0;
  const total = shown?.total ?? 0;
  const saving = useOrderSaving({
    path,
    category: orderedWithin === undefined ? undefined : shown?.state.filters[orderedWithin],
    undoneMessage: t('Undone: the {nouns} are in their former order.', { nouns: definition.noun.many }),
  });

  const describeMove = (record: Listed, place: number) =>
    t('Moved “{title}” to position {number} of {total}.', {
      title: shortTitle(definition.titleOf(record)),
      number: place + 1,
      total,
    });

  /** Both places are counted within the page. */
  function moveInPage(move: Move): void {
    const record = records[move.from];
    if (!record || move.from === move.to) return;
    const ids = records.map(({ id }) => id);
    moveRecord(move);
    void saving.store({ ...changedIds(ids, move), message: describeMove(record, offset + move.to) });
  }

  /** Moves a record by one place, over the end of the page as well. */
  async function moveBy(index: number, step: 1 | -1): Promise<void> {
    const record = records[index];
    const place = offset + index + step;
    if (!shown || !record || place < 0 || place >= total) return;
    if (records[index + step]) return moveInPage({ from: index, to: index + step });
    try {
      const pair = [...(await readIdsAt(place, { path, state: shown.state })), record.id];
      const now = step === -1 ? pair.toReversed() : pair;
      await saving.store({ now, before: now.toReversed(), message: describeMove(record, place) });
      saving.reload();
    } catch (error) {
      saving.tellFailure(error);
    }
  }

  const state = shown ? orderStateOf(definition, shown.state) : { isPossible: false, hint: '' };
  return { ...state, offset, total, moveInPage, moveBy };
}

/**
 * The ids between both positions, in their new and their old order. No more is sent, so that changes a colleague has
 * made elsewhere in the order are kept.
 */
export function changedIds(ids: readonly number[], move: Move): { now: number[]; before: number[] } {
  const start = Math.min(move.from, move.to);
  const end = Math.max(move.from, move.to) + 1;
  return { now: moveItem(ids, move).slice(start, end), before: ids.slice(start, end) };
}

type Orderable = Pick<ListDefinition<ListedRecord>, 'isOrderedByHand' | 'orderedWithin' | 'owner' | 'noun'>;

/** Whether the records shown can be put in order, and what is missing where they cannot. */
type OrderState = { isPossible: boolean; hint: string };

/** Only the complete order that visitors see can be changed, not that of a part of it. */
export function orderStateOf(list: Orderable, state: ListState): OrderState {
  const isSiteOrder = state.sort.by === 'position' && state.sort.order === 'asc';
  if (!list.isOrderedByHand || !isSiteOrder) return { isPossible: false, hint: '' };
  const owner = list.orderedWithin;
  if (owner !== undefined && !state.filters[owner]) {
    return {
      isPossible: false,
      hint: t('Choose a {noun} to put its {nouns} in order.', {
        noun: t(list.owner?.noun.one ?? owner),
        nouns: list.noun.many,
      }),
    };
  }
  const others = Object.entries(state.filters).filter(([name, value]) => name !== owner && value);
  if (state.search !== '' || others.length > 0) {
    const what = t('To put {nouns} in order, show all of them: without search and status.', {
      nouns: list.noun.many,
    });
    return { isPossible: false, hint: what };
  }
  return { isPossible: true, hint: '' };
}

type OrderSavingOptions = { path: ListPath; category: string | undefined; undoneMessage: string };

/** Ids in their new order and, to take the change back, in the one before. */
type OrderChange = { now: readonly number[]; before: readonly number[]; message: string };

/** Saves changes of an order one after the other, each with the offer to take it back. */
function useOrderSaving({ path, category, undoneMessage }: OrderSavingOptions) {
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

/** The id of the record at a place of the whole list, counted from 0. @throws ApiError */
async function readIdsAt(place: number, list: { path: string; state: ListState }): Promise<number[]> {
  const query = listQueryOf(list.state);
  query.set('page', String(place + 1));
  query.set('per_page', '1');
  const { data } = await requestApi<{ id: number }[]>(`/${list.path}?${query}`);
  return data.map(({ id }) => id);
}
