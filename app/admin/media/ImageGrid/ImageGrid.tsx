import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { ImageRecord } from '../image-record.ts';
import { useGrowingList } from '../use-growing-list.ts';
import styles from './ImageGrid.module.css';
import { ImageTile } from './ImageTile.tsx';
import { useGridKeys } from './use-grid-keys.ts';

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
  const grid = useRef<HTMLDivElement>(null);
  const growing = useGrowingList(images, props.resetKey);
  const keys = useGridKeys({
    grid,
    paths: growing.shown.map(({ path }) => path),
    selected: selected[0],
    onActivate(path, key) {
      if (key === 'Enter' && selected.includes(path) && props.onConfirm) props.onConfirm(path);
      else props.onChoose(path);
    },
  });
  return (
    <>
      <div
        ref={grid}
        className={styles.grid}
        role="listbox"
        tabIndex={-1}
        aria-label={props.label}
        aria-multiselectable={props.isMultiple || undefined}
        onKeyDown={keys.onKeyDown}
      >
        <Tiles {...props} {...{ images: growing.shown, keys }} />
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

type TilesProps = Pick<ImageGridProps, 'images' | 'selected' | 'onChoose' | 'onConfirm'> & {
  keys: Pick<ReturnType<typeof useGridKeys>, 'stopPath' | 'onFocus'>;
};

function Tiles({ images, selected, keys, onChoose, onConfirm }: TilesProps) {
  return images.map((image) => (
    <ImageTile
      key={image.path}
      image={image}
      isSelected={selected.includes(image.path)}
      isTabStop={image.path === keys.stopPath}
      onFocus={() => keys.onFocus(image.path)}
      onClick={() => onChoose(image.path)}
      onDoubleClick={() => onConfirm?.(image.path)}
    />
  ));
}
