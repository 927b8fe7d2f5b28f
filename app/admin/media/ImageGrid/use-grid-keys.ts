import { type KeyboardEvent, type RefObject, useState } from 'react';
import { nextIndex } from './next-index.ts';

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

/** The number of columns, counted in the first row. */
function countColumns(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop;
  const second = tiles.findIndex((tile) => tile.offsetTop !== top);
  return second < 0 ? tiles.length : second;
}
