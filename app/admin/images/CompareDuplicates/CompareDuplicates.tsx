import { Button, Modal } from '@mantine/core';
import { countPlaces, type ImageRecord } from '../../media/image-record.ts';
import { formatDimensions, formatModified } from '../../media/image-text.ts';
import { MediaFrame } from '../../media/MediaFrame/MediaFrame.tsx';
import styles from './CompareDuplicates.module.css';

type CompareDuplicatesProps = {
  /** Uploads of the same image; empty keeps the dialog closed. */
  copies: readonly ImageRecord[];
  onClose: () => void;
  onKeep: (path: string) => void;
};

/** Shows duplicates of an image side by side, so that one of them can be used everywhere. */
export function CompareDuplicates({ copies, onClose, onKeep }: CompareDuplicatesProps) {
  return (
    <Modal opened={copies.length > 0} onClose={onClose} title="Compare duplicates" size="64rem">
      <ul className={styles.copies}>
        {copies.map((copy) => (
          <li key={copy.path} className={styles.copy}>
            <div className={styles.frame}>
              <MediaFrame
                path={copy.path}
                alt={copy.alt || copy.filename}
                width={480}
                isVideo={copy.mime.startsWith('video/')}
                isWhole
              />
            </div>
            <p className={styles.path}>{copy.path}</p>
            <p className={styles.note}>
              {[formatDimensions(copy), formatModified(copy.modified)].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.note}>{copy.used ? `Used in ${countPlaces(copy)} places` : 'Not used'}</p>
            <p className={styles.note}>{copy.alt || 'No alt text'}</p>
            <Button variant="default" onClick={() => onKeep(copy.path)}>
              Use this one everywhere
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
