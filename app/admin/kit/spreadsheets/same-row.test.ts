import { expect, test } from 'vitest';
import { changeGrid, emptyGrid, type GridAction } from './grid-state.ts';
import { isSameRow } from './same-row.ts';

const records = [0, 1, 2, 3].map((row) => ({ id: row, version: 1, cells: [`a${row}`, `b${row}`] }));
const loaded = changeGrid(emptyGrid, { kind: 'load', records, columnCount: 2 });
const down: GridAction = { kind: 'move', rows: 1, columns: 0 };

/** The rows that are drawn again after some actions. */
function drawnAgain(before: GridAction[], ...actions: GridAction[]): number[] {
  const [start, end] = [
    before.reduce(changeGrid, loaded),
    [...before, ...actions].reduce(changeGrid, loaded),
  ];
  return [0, 1, 2, 3].filter((row) => !isSameRow(row, start, end));
}

test('a key that moves an administrator in the grid has only the rows it leaves and reaches drawn again', () => {
  expect(drawnAgain([down], down)).toEqual([1, 2]);
  expect(drawnAgain([down], { kind: 'move', rows: 0, columns: 1 })).toEqual([1]);
});

test('whatever else an administrator does in the grid is seen', () => {
  expect(drawnAgain([down], { ...down, isExtending: true })).toEqual([1, 2]);
  expect(drawnAgain([down], { kind: 'open' })).toEqual([1]);
  expect(drawnAgain([down, { kind: 'open' }], { kind: 'type', text: 'x' })).toEqual([1]);
  const open: GridAction[] = [
    { kind: 'open', text: 'new' },
    { kind: 'close', isKept: true },
  ];
  expect(drawnAgain([], ...open)).toContain(0);
  expect(drawnAgain([], { kind: 'refuse', errors: new Map([['2 1', 'Too long']]) })).toContain(2);
  const others = records.map((record) => ({ ...record, version: 2 }));
  expect(drawnAgain([], { kind: 'load', records: others, columnCount: 2 })).toEqual([0, 1, 2, 3]);
});
