import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { IconCheck } from '../../icons/icons.ts';
import { shapeOf } from '../image-filter.ts';
import type { ImageRecord } from '../image-record.ts';
import { formatBytes, formatDimensions } from '../image-text.ts';
import { MediaFrame } from '../MediaFrame/MediaFrame.tsx';
import styles from './ImageGrid.module.css';

type ImageTileProps = {
  image: ImageRecord;
  isSelected: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onClick: () => void;
  onDoubleClick: () => void;
};

/** One image of the grid. Memoized, because a grid can have thousands. */
export const ImageTile = memo(
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
        <span className={styles.facts}>{image.alt || 'No alt text'}</span>
        <VisuallyHidden>{image.used ? 'used' : 'not used'}</VisuallyHidden>
      </div>
    );
  },
  (before, after) =>
    before.image === after.image &&
    before.isSelected === after.isSelected &&
    before.isTabStop === after.isTabStop,
);
