import { Button } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ImageRecord } from '../image-record.ts';
import { useGrowingList } from '../use-growing-list.ts';
import styles from './ImageGrid.module.css';
import { ImageTile } from './ImageTile.tsx';
import { nextIndex } from './next-index.ts';

type ImageGridProps = {
  label: string;
  images: readonly ImageRecord[];
  selected: readonly string[];
  onChoose: (path: string) => void;
  /** Called on a double click or Enter on a selected image. */
  onConfirm?: ((path: string) => void) | undefined;
  isMultiple?: boolean;
  /** The grid scrolls back to its top when this changes. */
  resetKey: string;
};

/** A grid to select images from: arrow keys move, Enter and Space select. */
export function ImageGrid(props: ImageGridProps) {
  const { images, selected } = props;
  const list = useRef<HTMLDivElement>(null);
  const growing = useGrowingList(images, props.resetKey);
  const [focused, setFocused] = useState('');
  // Roving tabindex: Tab reaches the last focused tile, else the selected one, else the first.
  const stop = [focused, selected[0]].find((path) => growing.shown.some((image) => image.path === path));
  const stopPath = stop ?? growing.shown[0]?.path;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const tiles = [...(list.current?.children ?? [])] as HTMLElement[];
    const index = tiles.indexOf(document.activeElement as HTMLElement);
    if (index < 0) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const path = growing.shown[index]?.path;
      if (path) chooseOrConfirm(path, event.key);
      return;
    }
    const next = nextIndex(event.key, { index, count: tiles.length, columns: countColumns(tiles) });
    if (next === undefined) return;
    event.preventDefault();
    tiles[next]?.focus();
  }

  function chooseOrConfirm(path: string, key: string): void {
    if (key === 'Enter' && selected.includes(path) && props.onConfirm) props.onConfirm(path);
    else props.onChoose(path);
  }

  return (
    <>
      <div
        ref={list}
        className={styles.grid}
        role="listbox"
        tabIndex={-1}
        aria-label={props.label}
        aria-multiselectable={props.isMultiple || undefined}
        onKeyDown={onKeyDown}
      >
        {growing.shown.map((image) => (
          <ImageTile
            key={image.path}
            image={image}
            isSelected={selected.includes(image.path)}
            isTabStop={image.path === stopPath}
            onFocus={() => setFocused(image.path)}
            onClick={() => props.onChoose(image.path)}
            onDoubleClick={() => props.onConfirm?.(image.path)}
          />
        ))}
      </div>
      <div ref={growing.end} />
      {growing.remaining > 0 && (
        <Button variant="default" fullWidth mt="md" onClick={growing.showMore}>
          {`Show more (${growing.remaining} left)`}
        </Button>
      )}
    </>
  );
}

/** The number of columns, counted in the first row. */
function countColumns(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop;
  const second = tiles.findIndex((tile) => tile.offsetTop !== top);
  return second < 0 ? tiles.length : second;
}
