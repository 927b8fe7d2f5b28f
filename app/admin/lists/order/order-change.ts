import { type Move, moveItem } from '../../sorting/move-item.ts';

/**
 * The ids between both positions, in their new and their old order. No more is sent, so that changes a colleague has
 * made elsewhere in the order are kept.
 */
export function changedIds(ids: readonly number[], move: Move): { now: number[]; before: number[] } {
  const start = Math.min(move.from, move.to);
  const end = Math.max(move.from, move.to) + 1;
  return { now: moveItem(ids, move).slice(start, end), before: ids.slice(start, end) };
}
