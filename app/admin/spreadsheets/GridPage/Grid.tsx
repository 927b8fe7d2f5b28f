import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { SheetColumn } from '#content/spreadsheets/columns.ts';
import type { GridAction, GridState } from '../grid-state.ts';
import { gridHandlers } from '../use-grid-keys.ts';
import { GridHead } from './GridHead.tsx';
import styles from './GridPage.module.css';
import { GridRow } from './GridRow.tsx';
import { idOf } from './grid-ids.ts';

const rowPixels = 36;
const overscan = 8;
const pageRows = 15;

type GridProps = {
  label: string;
  columns: readonly SheetColumn[];
  state: GridState;
  change: (action: GridAction) => void;
  onSave: () => void;
};

/** A grid of cells, of which only the rows in view are drawn. The keyboard stays on the grid; a cell is its descendant. */
export function Grid({ label, columns, state, change, onSave }: GridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: state.records.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowPixels,
    overscan,
    // The header covers the first row's height.
    scrollPaddingStart: rowPixels,
  });
  const { active, editing } = state;
  const isOpen = editing !== undefined;
  useEffect(() => {
    rows.scrollToIndex(active.row);
    frame.current?.querySelector(`#${idOf(active)}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, rows]);
  // An input that is gone leaves the keyboard to nobody.
  useEffect(() => {
    if (!isOpen) frame.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const shown = rows.getVirtualItems();
  // A row that comes into view takes the place of one that has left it: that is less work than making one.
  const places = Math.ceil((rows.scrollRect?.height ?? 0) / rowPixels) + 1 + 2 * overscan;
  const isActiveShown = shown.some(({ index }) => index === active.row);
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
      <GridHead columns={columns} />
      <div role="rowgroup" className={styles.rows} style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, start }) => (
          <GridRow
            key={index % Math.max(places, shown.length)}
            row={index}
            top={start}
            columns={columns}
            state={state}
            change={change}
          />
        ))}
      </div>
    </div>
  );
}
