import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconCopy, IconReplace, IconTrash } from '../../icons/icons.ts';
import type { ImageRecord } from '../../media/image-record.ts';
import { MediaFrame } from '../../media/MediaFrame/MediaFrame.tsx';
import type { Description } from '../image-endpoints.ts';
import { ImageDescription } from './ImageDescription.tsx';
import styles from './ImageDetails.module.css';
import { ImageFacts } from './ImageFacts.tsx';
import { UsageList } from './UsageList.tsx';

type ImageDetailsProps = {
  image: ImageRecord;
  /** The result of the last action. */
  message: ReactNode;
  draft: Description;
  /** Focuses the description, for describing one image after another. */
  shouldFocus: boolean;
  onDraft: (draft: Description) => void;
  onSave: () => Promise<void>;
  /** Undefined when no other image lacks a description. */
  onSaveAndNext: (() => Promise<void>) | undefined;
  onCopyPath: () => void;
  onReplace: () => void;
  onDelete: () => void;
  onCompare: () => void;
};

/** The facts about one image and its actions. */
export function ImageDetails(props: ImageDetailsProps) {
  const { image } = props;
  const isPicture = image.mime.startsWith('image/');
  return (
    <div className={styles.details}>
      {props.message}
      {isPicture ? (
        <ImageDescription {...props} key={image.path} />
      ) : (
        <div className={styles.video}>
          <MediaFrame path={image.path} alt={image.filename} width={320} isVideo hasControls isWhole />
        </div>
      )}
      <ImageActions {...props} />
      {image.used && <p className={styles.note}>An image that is in use can't be deleted.</p>}
      <ImageFacts image={image} />
      <Duplicates {...props} />
      <UsageList image={image} />
    </div>
  );
}

function ImageActions(props: ImageDetailsProps) {
  return (
    <div className={styles.actions}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCopy size={16} />}
        onClick={props.onCopyPath}
      >
        Copy path
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconReplace size={16} />}
        onClick={props.onReplace}
      >
        Replace
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        color="red"
        leftSection={<IconTrash size={16} />}
        disabled={props.image.used}
        onClick={props.onDelete}
      >
        Delete
      </Button>
    </div>
  );
}

function Duplicates({ image, onCompare }: ImageDetailsProps) {
  if (image.duplicates.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>Exact duplicates</h3>
      <ul className={styles.paths}>
        {image.duplicates.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      <Button size="compact-sm" variant="default" onClick={onCompare}>
        Compare
      </Button>
    </section>
  );
}
