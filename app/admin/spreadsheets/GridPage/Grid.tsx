import { useEffect, useRef } from 'react';
import type { SheetColumn } from '#content/spreadsheets/columns.ts';
import type { GridAction, GridState } from '../grid-state.ts';
import { gridHandlers } from '../use-grid-keys.ts';
import { GridHead } from './GridHead.tsx';
import styles from './GridPage.module.css';
import { GridRow } from './GridRow.tsx';
import { idOf } from './grid-ids.ts';
import { isShown, useGridWindow } from './use-grid-window.ts';

const pageRows = 15;

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
