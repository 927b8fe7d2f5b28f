import { requestApi } from '../../api/request-api.ts';
import type { Move } from '../../sorting/move-item.ts';
import type { ListDefinition, ListedRecord } from '../list-definition.ts';
import { type ListState, listQueryOf, perPage } from '../list-state.ts';
import type { ListResponse } from '../load-list.ts';
import { shortTitle } from '../short-title.ts';
import { changedIds } from './order-change.ts';
import { orderStateOf } from './order-state.ts';
import { useOrderSaving } from './use-order-saving.ts';

type Shown<Listed> = Extract<ListResponse<Listed>, { kind: 'loaded' }>;
export type ListOrder = ReturnType<typeof useListOrder>;

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
    undoneMessage: `Undone: the ${definition.noun.many} stand as before.`,
  });

  const describeMove = (record: Listed, place: number) =>
    `Moved “${shortTitle(definition.titleOf(record))}” to position ${place + 1} of ${total}.`;

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

/** The id of the record at a place of the whole list, counted from 0. @throws ApiError */
async function readIdsAt(place: number, list: { path: string; state: ListState }): Promise<number[]> {
  const query = listQueryOf(list.state);
  query.set('page', String(place + 1));
  query.set('per_page', '1');
  const { data } = await requestApi<{ id: number }[]>(`/${list.path}?${query}`);
  return data.map(({ id }) => id);
}
