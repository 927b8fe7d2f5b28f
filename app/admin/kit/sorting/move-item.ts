/** An item that goes from one place of a list to another, both counted from 0. */
export type Move = { from: number; to: number };

export function moveItem<T>(items: readonly T[], { from, to }: Move): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
