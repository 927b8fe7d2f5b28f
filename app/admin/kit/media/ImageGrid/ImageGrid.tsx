import { Button, VisuallyHidden } from '@mantine/core';
import { memo, useRef } from 'react';
import { IconCheck } from '../../icons/icons.ts';
import { locale } from '../../language/language.ts';
import { t } from '../../language/t.ts';
import { shapeOf } from '../image-filter.ts';
import type { ImageRecord } from '../image-record.ts';
import { formatBytes, formatDimensions } from '../image-text.ts';
import { MediaFrame } from '../MediaFrame/MediaFrame.tsx';
import { useEndInView } from '../use-end-in-view.ts';
import styles from './ImageGrid.module.css';
import { useGridKeys } from './use-grid-keys.ts';

type ImageTileProps = {
  image: ImageRecord;
  isSelected: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onClick: () => void;
  onDoubleClick: () => void;
};

/** One image of the grid. Memoized, because a grid can have thousands. */
const ImageTile = memo(
  ({ image, isSelected, isTabStop, onFocus, onClick, onDoubleClick }: ImageTileProps) => {
    const shape = shapeOf(image);
    const facts = [formatDimensions(image), formatBytes(image.size)].filter(Boolean).join(' · ');
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all its tiles
      <div
        role="option"
        className={styles.tile}
        tabIndex={isTabStop ? 0 : -1}
        aria-selected={isSelected}
        data-shape={shape}
        onFocus={onFocus}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
      >
        <span className={styles.frame}>
          <span className={`${styles.picture} ${styles[shape]}`}>
            <MediaFrame path={image.path} alt="" width={320} isVideo={image.mime.startsWith('video/')} />
          </span>
          {isSelected && <IconCheck className={styles.check} size={22} aria-hidden="true" />}
        </span>
        <span className={styles.name}>{image.filename}</span>
        <span className={styles.facts}>{facts}</span>
        <span className={styles.facts}>{image.alt || t('No alt text')}</span>
        <VisuallyHidden>{image.used ? 'used' : t('not used')}</VisuallyHidden>
      </div>
    );
  },
  (before, after) =>
    before.image === after.image &&
    before.isSelected === after.isSelected &&
    before.isTabStop === after.isTabStop,
);

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
      {hasMoreFailed ? <p role="alert">{t('More could not be loaded.')}</p> : null}
      {remaining > 0 && (
        <Button variant="default" fullWidth mt="md" onClick={onMore}>
          {t('Show more ({remaining} left)', { remaining: remaining.toLocaleString(locale) })}
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
