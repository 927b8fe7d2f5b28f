import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { SheetColumn } from '#content/spreadsheets/columns.ts';
import { t } from '../../../kit/language/t.ts';
import { type GridAction, type GridState, selectedTexts } from '../../../kit/spreadsheets/grid-state.ts';
import { formatTsv, parseTsv } from '../../../kit/spreadsheets/tsv.ts';
import styles from './GridPage.module.css';
import { GridRow } from './GridRow.tsx';
import { idOf } from './grid-ids.ts';
import { columnStyle, isShown, type ShownColumns, useGridWindow } from './use-grid-window.ts';

const pageRows = 15;

const arrows = new Map(
  Object.entries<readonly [rows: number, columns: number]>({
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  }),
);
const far = 1_000_000;

type GridProps = {
  label: string;
  columns: readonly SheetColumn[];
  state: GridState;
  change: (action: GridAction) => void;
  onSave: () => void;
};

/** A grid of cells, of which only those in view are drawn. The keyboard stays on the grid; a cell is its descendant. */
export function Grid({ label, columns, state, change, onSave }: GridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { active, editing } = state;
  const isOpen = editing !== undefined;
  const { shownRows, shownColumns, placeCount, height, width } = useGridWindow({
    ...{ frame, columns, active, rowCount: state.records.length },
  });
  // An input that is gone leaves the keyboard to nobody.
  useEffect(() => {
    if (!isOpen) frame.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const isActiveShown =
    isShown(active.column, shownColumns) && shownRows.some(({ index }) => index === active.row);
  return (
    <div
      ref={frame}
      role="grid"
      className={styles.grid}
      tabIndex={0}
      aria-label={label}
      aria-describedby="grid-hint"
      aria-rowcount={state.records.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      aria-activedescendant={isActiveShown ? idOf(active) : undefined}
      {...gridHandlers({ state, change, onSave, pageRows })}
    >
      <GridHead columns={columns} shown={shownColumns} width={width} />
      <div role="rowgroup" className={styles.rows} style={{ height, width }}>
        {shownRows.map(({ index, start }) => (
          <GridRow
            key={index % placeCount}
            row={index}
            top={start}
            columns={columns}
            {...shownColumns}
            state={state}
            change={change}
          />
        ))}
      </div>
    </div>
  );
}

type Change = (action: GridAction) => void;
type Keys = { state: GridState; change: Change; onSave: () => void; pageRows: number };

/** The keyboard and the clipboard of a spreadsheet; a cell that is open has keys of its own. */
function gridHandlers(keys: Keys) {
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
  const [rows, columns] = arrows.get(key) ?? pageOf(key, keys.pageRows) ?? [0, 0];
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

type GridHeadProps = { columns: readonly SheetColumn[]; shown: ShownColumns; width: number };

/** The labels of the columns; they stay in view. */
function GridHead({ columns, shown, width }: GridHeadProps) {
  return (
    <div role="rowgroup" className={styles.head} style={{ width }}>
      <div role="row" tabIndex={-1} aria-rowindex={1} className={styles.row}>
        {columns.map(({ name, field }, index) =>
          isShown(index, shown) ? (
            <div
              key={name}
              role="columnheader"
              tabIndex={-1}
              aria-colindex={index + 1}
              className={styles.cell}
              style={columnStyle(columns, { index, shown })}
              data-first={index === 0 || undefined}
            >
              {t(field.label)}
            </div>
          ) : null,
        )}
      </div>
    </div>
  );
}
