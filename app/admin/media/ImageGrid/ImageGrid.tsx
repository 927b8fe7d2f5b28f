import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { ImageRecord } from '../image-record.ts';
import { useEndInView } from '../use-end-in-view.ts';
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
  /** How many there are beside those that are shown; they are fetched when the end comes near. */
  remaining?: number;
  onMore?: () => void;
  /** The last try to fetch more has failed. */
  hasMoreFailed?: boolean;
};

/** A grid to select images from: arrow keys move, Enter and Space select. */
export function ImageGrid(props: ImageGridProps) {
  const { images, selected, remaining = 0, onMore = () => undefined, hasMoreFailed = false } = props;
  const grid = useRef<HTMLDivElement>(null);
  const end = useEndInView({
    isWanted: remaining > 0 && !hasMoreFailed,
    length: images.length,
    onNear: onMore,
  });
  const keys = useGridKeys({
    grid,
    paths: images.map(({ path }) => path),
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
        <Tiles {...props} {...{ images, keys }} />
      </div>
      <div ref={end} />
      {hasMoreFailed ? <p role="alert">More could not be loaded.</p> : null}
      {remaining > 0 && (
        <Button variant="default" fullWidth mt="md" onClick={onMore}>
          {`Show more (${remaining.toLocaleString('en-GB')} left)`}
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
