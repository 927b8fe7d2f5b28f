import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useEffect } from 'react';
import type { SheetColumn } from '#content/spreadsheets/columns.ts';
import type { Place } from '../../../kit/spreadsheets/grid-state.ts';
import { idOf } from './grid-ids.ts';

const rowPixels = 36;
const overscanRows = 3;
const overscanColumns = 1;
const namePixels = 224;
const widths: Partial<Record<SheetColumn['field']['kind'], number>> = { flag: 96, textList: 224 };
const usualPixels = 176;

/** The columns in view beside the first one, which always is: the place of each in the grid. */
export type ShownColumns = { first: number; last: number; skippedPixels: number };

type Scrolled = {
  frame: RefObject<HTMLDivElement | null>;
  rowCount: number;
  columns: readonly SheetColumn[];
  active: Place;
};

/** Which rows and columns of the grid are in view, so that only their cells are drawn; follows the keyboard. */
export function useGridWindow({ frame, rowCount, columns, active }: Scrolled) {
  const getScrollElement = () => frame.current;
  const rows = useVirtualizer({
    ...{ count: rowCount, getScrollElement, overscan: overscanRows },
    estimateSize: () => rowPixels,
    // The header covers the first row's height.
    scrollPaddingStart: rowPixels,
  });
  const across = useVirtualizer({
    ...{ count: columns.length, getScrollElement, overscan: overscanColumns, horizontal: true },
    estimateSize: (index) => columnPixels(columns, index),
    scrollPaddingStart: namePixels,
  });
  useEffect(() => {
    rows.scrollToIndex(active.row);
    // The first column is always in view: what follows it shall be as well.
    if (active.column === 0) across.scrollToOffset(0);
    else across.scrollToIndex(active.column);
    frame.current?.querySelector(`#${idOf(active)}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, rows, across, frame]);
  const shownRows = rows.getVirtualItems();
  // A row that comes into view takes the place of one that has left it: that is less work than making one.
  const places = Math.ceil((rows.scrollRect?.height ?? 0) / rowPixels) + 1 + 2 * overscanRows;
  return {
    ...{ shownRows, placeCount: Math.max(places, shownRows.length) },
    ...{ height: rows.getTotalSize(), width: across.getTotalSize() },
    shownColumns: shownColumnsOf(across.getVirtualItems()),
  };
}

export function isShown(index: number, { first, last }: ShownColumns): boolean {
  return index === 0 || (index >= first && index <= last);
}

/** How wide a column is; the first of those in view leaves the room of those before it. */
export function columnStyle(
  columns: readonly SheetColumn[],
  { index, shown }: { index: number; shown: ShownColumns },
): CSSProperties {
  const width = columnPixels(columns, index);
  return index === shown.first ? { width, marginInlineStart: shown.skippedPixels } : { width };
}

function columnPixels(columns: readonly SheetColumn[], index: number): number {
  const kind = columns[index]?.field.kind;
  return index === 0 ? namePixels : ((kind && widths[kind]) ?? usualPixels);
}

/** The first column stands apart. */
function shownColumnsOf(items: readonly VirtualItem[]): ShownColumns {
  const others = items.filter(({ index }) => index > 0);
  const first = others[0];
  const last = others.at(-1);
  if (!first || !last) return { first: 1, last: 0, skippedPixels: 0 };
  return { first: first.index, last: last.index, skippedPixels: first.start - namePixels };
}
