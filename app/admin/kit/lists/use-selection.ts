import { useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** Which of the rows on the page are ticked. Rows that left the page no longer count. */
export function useSelection(shownIds: readonly number[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const lastTouched = useRef<number>(undefined);
  const ids = shownIds.filter((id) => ticked.has(id));

  function mark(marked: readonly number[], isSelected: boolean): void {
    setTicked((before) => {
      const after = new Set(before);
      for (const id of marked) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }

  /** Ticks or unticks a row; as a range, everything from the row touched before to this one. */
  function select(id: number, choice: { isSelected: boolean; isRange: boolean }): void {
    mark(choice.isRange ? idsBetween(shownIds, lastTouched.current, id) : [id], choice.isSelected);
    lastTouched.current = id;
  }

  return {
    ids,
    has: (id: number) => ticked.has(id),
    select,
    selectPage: (isSelected: boolean) => mark(shownIds, isSelected),
    clear: () => setTicked(new Set()),
  };
}

/** The ids from one to another in the order shown, both included. */
export function idsBetween(shown: readonly number[], from: number | undefined, to: number): number[] {
  const start = from === undefined ? -1 : shown.indexOf(from);
  const end = shown.indexOf(to);
  if (start === -1) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
