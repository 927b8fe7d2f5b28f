import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { SheetColumn } from '#content/spreadsheets/columns.ts';
import { isList, optionsOf } from '../grid-columns.ts';
import type { GridAction, GridState } from '../grid-state.ts';
import styles from './GridPage.module.css';

type CellEditorProps = {
  column: SheetColumn;
  text: string;
  state: GridState;
  change: (action: GridAction) => void;
};

const maxOffered = 200;

/** An open cell: a line, or several for a list; what else may stand there is offered. */
export function CellEditor({ column, text, state, change }: CellEditorProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const listId = useId();
  useEffect(() => {
    const { current } = field;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const shared = {
    ref: field,
    className: styles.editor,
    value: text,
    'aria-label': column.field.label,
    onKeyDown: (event: KeyboardEvent) => followKey(event, change),
    onBlur: () => change({ kind: 'close', isKept: true }),
    onPointerDown: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  };
  if (isList(column.field)) {
    return (
      <textarea
        {...shared}
        rows={4}
        onChange={({ currentTarget }) => change({ kind: 'type', text: currentTarget.value })}
      />
    );
  }
  const options = optionsOf(column.field) ?? offeredIn(column, state);
  return (
    <>
      <input
        {...shared}
        list={options.length > 0 ? listId : undefined}
        onChange={({ currentTarget }) => change({ kind: 'type', text: currentTarget.value })}
      />
      {options.length > 0 ? (
        <datalist id={listId}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

/** Related records are offered as they stand in the column. */
function offeredIn({ field }: SheetColumn, { records, active }: GridState): string[] {
  if (field.kind !== 'reference') return [];
  const texts = new Set(records.map(({ cells }) => cells[active.column] ?? ''));
  return [...texts].filter(Boolean).sort().slice(0, maxOffered);
}

function followKey(event: KeyboardEvent, change: (action: GridAction) => void): void {
  const { key } = event;
  event.stopPropagation();
  if (key === 'Escape') change({ kind: 'close', isKept: false });
  else if (key === 'Enter' && !event.altKey)
    change({ kind: 'close', isKept: true, rows: event.shiftKey ? -1 : 1 });
  else if (key === 'Tab') change({ kind: 'close', isKept: true, columns: event.shiftKey ? -1 : 1 });
  else if (key === 'Enter') insertLine(event.currentTarget, change);
  else return;
  event.preventDefault();
}

function insertLine(element: EventTarget, change: (action: GridAction) => void): void {
  if (!(element instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart, selectionEnd } = element;
  change({ kind: 'type', text: `${value.slice(0, selectionStart)}\n${value.slice(selectionEnd)}` });
}
