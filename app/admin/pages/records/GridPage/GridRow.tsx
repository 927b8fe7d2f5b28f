import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { SheetColumn } from '#content/spreadsheets/columns.ts';
import { t } from '../../../kit/language/t.ts';
import { isList, optionsOf } from '../../../kit/spreadsheets/grid-columns.ts';
import {
  type GridAction,
  type GridState,
  keyOf,
  rangeOf,
  textAt,
} from '../../../kit/spreadsheets/grid-state.ts';
import { isSameRow } from '../../../kit/spreadsheets/same-row.ts';
import styles from './GridPage.module.css';
import { idOf } from './grid-ids.ts';
import { columnStyle, isShown, type ShownColumns } from './use-grid-window.ts';

type GridRowProps = ShownColumns & {
  row: number;
  top: number;
  columns: readonly SheetColumn[];
  state: GridState;
  change: (action: GridAction) => void;
};

const maxOffered = 200;

/** One record: its name, which stays in view, and its cells. Drawn again only where something in it looks different. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, top, columns, state, change } = props;
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={row + 2}
      className={styles.row}
      style={{ position: 'absolute', insetBlockStart: top }}
    >
      {columns.map((column, index) =>
        isShown(index, props) ? (
          <GridCell
            key={column.name}
            place={{ row, column: index }}
            column={column}
            style={columnStyle(columns, { index, shown: props })}
            state={state}
            change={change}
          />
        ) : null,
      )}
    </div>
  );
}, looksAlike);

function looksAlike(before: GridRowProps, after: GridRowProps): boolean {
  const { state: _before, ...placeBefore } = before;
  const { state: _after, ...placeAfter } = after;
  const names = Object.keys(placeAfter) as (keyof typeof placeAfter)[];
  return (
    names.every((name) => placeBefore[name] === placeAfter[name]) &&
    isSameRow(after.row, before.state, after.state)
  );
}

type GridCellProps = {
  place: { row: number; column: number };
  column: SheetColumn;
  style: CSSProperties;
  state: GridState;
  change: (action: GridAction) => void;
};

function GridCell({ place, column, style, state, change }: GridCellProps) {
  const { from, to } = rangeOf(state);
  const { active, editing } = state;
  const isActive = active.row === place.row && active.column === place.column;
  const isSelected =
    place.row >= from.row && place.row <= to.row && place.column >= from.column && place.column <= to.column;
  const error = state.errors.get(keyOf(place));
  const isOpen = isActive && editing !== undefined;
  return (
    <div
      id={isActive ? idOf(place) : undefined}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={place.column + 1}
      aria-selected={isSelected}
      aria-invalid={error === undefined ? undefined : true}
      aria-description={error}
      title={error}
      className={styles.cell}
      style={style}
      data-first={place.column === 0 || undefined}
      data-active={isActive || undefined}
      data-open={isOpen || undefined}
      data-edited={state.edits.has(keyOf(place)) || undefined}
      onPointerDown={(event) => select(event, { place, isActive, isOpen, change })}
      onPointerEnter={({ buttons, pointerType }) => {
        if (buttons === 1 && pointerType === 'mouse' && !isOpen)
          change({ kind: 'select', place, isExtending: true });
      }}
      onDoubleClick={() => change({ kind: 'open' })}
    >
      {isOpen ? (
        <CellEditor column={column} text={editing} state={state} change={change} />
      ) : (
        textAt(state, place).replaceAll('\n', ' · ')
      )}
    </div>
  );
}

/** With a finger the second touch opens the cell. */
function select(
  event: PointerEvent,
  cell: Pick<GridCellProps, 'place' | 'change'> & { isActive: boolean; isOpen: boolean },
): void {
  const { place, isActive, isOpen, change } = cell;
  if (isOpen || event.button !== 0) return;
  if (event.pointerType === 'touch' && isActive) change({ kind: 'open' });
  else change({ kind: 'select', place, isExtending: event.shiftKey });
}

type CellEditorProps = {
  column: SheetColumn;
  text: string;
  state: GridState;
  change: (action: GridAction) => void;
};

/** An open cell: a line, or several for a list; what else may stand there is offered. */
function CellEditor({ column, text, state, change }: CellEditorProps) {
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
    'aria-label': t(column.field.label),
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
