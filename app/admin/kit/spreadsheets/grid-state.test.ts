import { describe, expect, test } from 'vitest';
import {
  changeGrid,
  emptyGrid,
  type GridAction,
  type GridState,
  selectedTexts,
  textAt,
} from './grid-state.ts';

const records = Array.from({ length: 4 }, (_record, row) => ({
  ...{ id: row + 1, version: 1 },
  cells: ['a', 'b', 'c'].map((letter) => letter + row),
}));

function after(...actions: GridAction[]): GridState {
  const loaded = changeGrid(emptyGrid, { kind: 'load', records, columnCount: 3 });
  return actions.reduce(changeGrid, loaded);
}
const select = (row: number, column: number, isExtending = false): GridAction => ({
  ...{ kind: 'select', isExtending },
  place: { row, column },
});

describe('an administrator in the grid', () => {
  test('moves with the arrows, and never out of it', () => {
    const state = after({ kind: 'move', rows: 99, columns: 99 }, { kind: 'move', rows: 1, columns: -1 });
    expect(state.active).toEqual({ row: 3, column: 1 });
  });

  test('opens a cell, keeps what was typed or gives it up', () => {
    const open: GridAction[] = [{ kind: 'open' }, { kind: 'type', text: 'new' }];
    const kept = after(...open, { kind: 'close', isKept: true, rows: 1 });
    expect([textAt(kept, { row: 0, column: 0 }), kept.active]).toEqual(['new', { row: 1, column: 0 }]);
    const closed = after(...open, { kind: 'close', isKept: false });
    expect([closed.edits.size, closed.active]).toEqual([0, { row: 0, column: 0 }]);
    expect(after(...open, select(2, 2)).edits.size).toBe(1);
  });

  test('fills down what stands at the top of the selection', () => {
    const state = after(select(0, 1), select(2, 2, true), { kind: 'fill-down' });
    expect(selectedTexts(state)).toEqual([
      ['b0', 'c0'],
      ['b0', 'c0'],
      ['b0', 'c0'],
    ]);
    expect(state.edits.size).toBe(4);
  });

  test('pastes a block, as often as it fits into the selection, and not over the edges', () => {
    const one = after(select(0, 0), select(3, 0, true), { kind: 'paste', block: [['x'], ['y']] });
    expect(selectedTexts(one)).toEqual([['x'], ['y'], ['x'], ['y']]);
    const edge = after(select(3, 2), {
      kind: 'paste',
      block: [
        ['x', 'y'],
        ['z', 'w'],
      ],
    });
    expect([...edge.edits]).toEqual([['3 2', 'x']]);
  });

  test('takes back the last step, and a text that was there is no change', () => {
    const cleared = after(select(0, 0), select(1, 1, true), { kind: 'clear' });
    expect(cleared.edits.size).toBe(4);
    expect(changeGrid(cleared, { kind: 'take-back' }).edits.size).toBe(0);
    const typed = [{ kind: 'open' }, { kind: 'type', text: 'a0' }, { kind: 'close', isKept: true }] as const;
    expect(after(...typed).past).toEqual([]);
  });

  test('sees an error in its cell until that changes', () => {
    const refused = after(
      { kind: 'open', text: 'x' },
      { kind: 'close', isKept: true },
      { kind: 'refuse', errors: new Map([['0 0', 'Not this']]) },
    );
    expect(refused.errors.size).toBe(1);
    const again = [
      { kind: 'open', text: 'y' },
      { kind: 'close', isKept: true },
    ] as const;
    expect(again.reduce(changeGrid, refused).errors.size).toBe(0);
  });

  test('keeps what is not saved when the records come anew, wherever they stand by then', () => {
    const typed = after(select(1, 1), { kind: 'open', text: 'mine' }, { kind: 'close', isKept: true });
    const anew = [records[3], records[1]].map((record) => ({
      ...(record ?? { id: 0, cells: [] }),
      version: 2,
    }));
    const loaded = changeGrid(typed, { kind: 'load', records: anew, columnCount: 3 });
    expect([textAt(loaded, { row: 1, column: 1 }), loaded.active]).toEqual(['mine', { row: 1, column: 1 }]);
    const without = changeGrid(typed, { kind: 'load', records: anew.slice(0, 1), columnCount: 3 });
    expect(without.edits.size, 'a record that is gone takes its cells along').toBe(0);
  });

  test('keeps what was typed while something else was being saved', () => {
    const sent = after({ kind: 'open', text: 'sent' }, { kind: 'close', isKept: true, columns: 1 });
    const later = [{ kind: 'open', text: 'later' } as const, { kind: 'close', isKept: true } as const];
    const settled = changeGrid(later.reduce(changeGrid, sent), { kind: 'settle', saved: sent.edits });
    expect([...settled.edits.values()]).toEqual(['later']);
  });
});
