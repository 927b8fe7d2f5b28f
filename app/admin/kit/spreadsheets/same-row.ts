import { type GridState, rangeOf } from './grid-state.ts';

/** Whether a row looks the same in both states, so that it need not be drawn again. */
export function isSameRow(row: number, before: GridState, after: GridState): boolean {
  if (before === after) return true;
  const isSameContent =
    before.records[row] === after.records[row] &&
    before.edits === after.edits &&
    before.errors === after.errors;
  return isSameContent && marksOf(row, before) === marksOf(row, after);
}

/** What of the keyboard's cell, the open cell and the selection lies in a row. */
function marksOf(row: number, state: GridState): string {
  const { active, editing } = state;
  const { from, to } = rangeOf(state);
  const own = active.row === row ? [active.column, editing] : [];
  const selected = row >= from.row && row <= to.row ? [from.column, to.column] : [];
  return JSON.stringify([own, selected]);
}
