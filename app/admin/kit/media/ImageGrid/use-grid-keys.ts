import { type KeyboardEvent, type RefObject, useState } from 'react';

type GridKeysOptions = {
  /** The element whose children are the tiles. */
  grid: RefObject<HTMLElement | null>;
  /** Of the tiles, in their order. */
  paths: readonly string[];
  /** Where Tab leads until a tile has been focused. */
  selected: string | undefined;
  onActivate: (path: string, key: 'Enter' | ' ') => void;
};

/** Moves through a grid by arrow keys, as one tab stop: the last focused tile, else the selected one, else the first. */
export function useGridKeys({ grid, paths, selected, onActivate }: GridKeysOptions) {
  const [focused, setFocused] = useState('');
  const stopPath = [focused, selected].find((path) => path !== undefined && paths.includes(path)) ?? paths[0];

  function onKeyDown(event: KeyboardEvent): void {
    const tiles = [...(grid.current?.children ?? [])] as HTMLElement[];
    const index = tiles.indexOf(document.activeElement as HTMLElement);
    if (index < 0) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const path = paths[index];
      if (path) onActivate(path, event.key);
      return;
    }
    const next = nextIndex(event.key, { index, count: tiles.length, columns: countColumns(tiles) });
    if (next === undefined) return;
    event.preventDefault();
    tiles[next]?.focus();
  }

  return { stopPath, onFocus: setFocused, onKeyDown };
}

type GridPosition = { index: number; count: number; columns: number };

/** The index that a key moves to in a grid of `columns`; undefined for other keys. */
export function nextIndex(key: string, { index, count, columns }: GridPosition): number | undefined {
  const target = targetOf(key, { index, count, columns });
  if (target === undefined) return undefined;
  return target >= 0 && target < count ? target : index;
}

function targetOf(key: string, { index, count, columns }: GridPosition): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return index + 1;
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowDown':
      return index + columns;
    case 'ArrowUp':
      return index - columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The number of columns, counted in the first row. */
function countColumns(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop;
  const second = tiles.findIndex((tile) => tile.offsetTop !== top);
  return second < 0 ? tiles.length : second;
}
