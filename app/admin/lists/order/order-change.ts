/** A record that goes from one place of a list to another, both counted from 0. */
export type Move = { from: number; to: number };

export function moveItem<T>(items: readonly T[], { from, to }: Move): T[] {
  const moved = items.toSpliced(from, 1);
  return moved.toSpliced(to, 0, ...items.slice(from, from + 1));
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
