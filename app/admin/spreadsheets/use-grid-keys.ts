import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { GridAction, GridState } from './grid-state.ts';
import { selectedTexts } from './grid-state.ts';
import { formatTsv, parseTsv } from './tsv.ts';

type Change = (action: GridAction) => void;
type Keys = { state: GridState; change: Change; onSave: () => void; pageRows: number };

const arrows: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const far = 1_000_000;

/** The keyboard and the clipboard of a spreadsheet; a cell that is open has keys of its own. */
export function gridHandlers(keys: Keys) {
  const { state, change } = keys;
  const isOpen = state.editing !== undefined;
  return {
    onKeyDown(event: KeyboardEvent) {
      const action = isOpen ? undefined : actionOf(event, keys);
      if (!action) return;
      event.preventDefault();
      if (action !== 'save') change(action);
      else keys.onSave();
    },
    onCopy(event: ClipboardEvent) {
      if (isOpen) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', formatTsv(selectedTexts(state)));
    },
    onCut(event: ClipboardEvent) {
      if (isOpen) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', formatTsv(selectedTexts(state)));
      change({ kind: 'clear' });
    },
    onPaste(event: ClipboardEvent) {
      if (isOpen) return;
      event.preventDefault();
      change({ kind: 'paste', block: parseTsv(event.clipboardData.getData('text/plain')) });
    },
  };
}

function actionOf(event: KeyboardEvent, keys: Keys): GridAction | 'save' | undefined {
  const { key, shiftKey: isExtending } = event;
  if (event.ctrlKey || event.metaKey) return commandOf(key, isExtending);
  if (event.altKey) return undefined;
  const [rows, columns] = arrows[key] ?? pageOf(key, keys.pageRows) ?? [0, 0];
  if (rows !== 0 || columns !== 0) return { kind: 'move', rows, columns, isExtending };
  if (key === 'Enter' || key === 'F2') return { kind: 'open' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  // What is typed takes the place of what is there.
  return key.length === 1 ? { kind: 'open', text: key } : undefined;
}

function pageOf(key: string, pageRows: number): readonly [number, number] | undefined {
  if (key === 'PageUp') return [-pageRows, 0];
  if (key === 'PageDown') return [pageRows, 0];
  if (key === 'Home') return [0, -far];
  return key === 'End' ? [0, far] : undefined;
}

function commandOf(key: string, isExtending: boolean): GridAction | 'save' | undefined {
  switch (key.toLowerCase()) {
    case 'd':
      return { kind: 'fill-down' };
    case 'z':
      return { kind: 'take-back' };
    case 's':
      return 'save';
    case 'home':
      return { kind: 'move', rows: -far, columns: -far, isExtending };
    case 'end':
      return { kind: 'move', rows: far, columns: far, isExtending };
    case 'arrowup':
      return { kind: 'move', rows: -far, columns: 0, isExtending };
    case 'arrowdown':
      return { kind: 'move', rows: far, columns: 0, isExtending };
    default:
      return undefined;
  }
}
