import { Button, Modal, NativeSelect } from '@mantine/core';
import { useCallback, useState } from 'react';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { acceptedBy, type UploadType, uploadTypes } from '#content/kit/upload-types.ts';
import { useFetched } from '../../../kit/api/use-fetched.ts';
import { t } from '../../../kit/language/t.ts';
import { ImagePicker } from '../../../kit/media/ImagePicker/ImagePicker.tsx';
import { countPlaces, fetchImage, type ImageRecord } from '../../../kit/media/image-record.ts';
import { formatDimensions, formatModified } from '../../../kit/media/image-text.ts';
import { MediaFrame } from '../../../kit/media/MediaFrame/MediaFrame.tsx';
import { UploadList } from '../../../kit/media/UploadList/UploadList.tsx';
import type { ImageActions } from '../use-image-actions.ts';
import type { Manager } from '../use-image-manager.ts';
import styles from './ManagerDialogs.module.css';

export type Dialog = 'upload' | 'replace' | 'compare' | undefined;

type ManagerDialogsProps = {
  manager: Manager;
  actions: ImageActions;
  dialog: Dialog;
  onClose: () => void;
};

/** Side by side, more than these cannot be compared. */
const comparedAtMost = 12;

/** Logos are not added here: drawings are taken where the appearance is set only. */
const folders = uploadTypes
  .filter((type) => !['logo', 'pdf'].includes(acceptedBy(type)))
  .map((type) => ({ value: type, label: t(capitalize(type)) }));

/** The dialogs of the image manager. */
export function ManagerDialogs({ manager, actions, dialog, onClose }: ManagerDialogsProps) {
  const { selected } = manager;
  return (
    <>
      <UploadDialog isOpen={dialog === 'upload'} onClose={onClose} onUploaded={manager.refresh} />
      <ImagePicker
        isOpen={dialog === 'replace' && selected !== undefined}
        onClose={onClose}
        title={t('Replace {filename} with', { filename: selected?.filename ?? '' })}
        accepts={selected?.mime.startsWith('video/') ? 'video' : 'image'}
        onPick={([path]) => selected && path && void actions.replace([selected], path)}
        limit={1}
      />
      {dialog === 'compare' && selected ? <Copies of={selected} {...{ actions, onClose }} /> : null}
    </>
  );
}

type UploadDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onUploaded: (path: string) => void;
};

/** Adds files to the library. */
function UploadDialog({ isOpen, onClose, onUploaded }: UploadDialogProps) {
  const [type, setType] = useState<UploadType>('products');
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('Upload images')} size="lg">
      <div className={styles.content}>
        <NativeSelect
          label={t('Folder')}
          value={type}
          data={folders}
          onChange={({ currentTarget }) => setType(currentTarget.value as UploadType)}
        />
        <UploadList type={type} accepts={type === 'videos' ? 'video' : 'image'} onUploaded={onUploaded} />
      </div>
    </Modal>
  );
}

type CopiesProps = Pick<ManagerDialogsProps, 'actions' | 'onClose'> & { of: ImageRecord };

function Copies({ of, actions, onClose }: CopiesProps) {
  const paths = [of.path, ...of.duplicates].slice(0, comparedAtMost).join('\n');
  const read = useCallback(
    ({ signal }: { signal: AbortSignal }) =>
      Promise.all(paths.split('\n').map((path) => fetchImage(path, signal))),
    [paths],
  );
  const { data: copies = [] } = useFetched(read);
  return (
    <CompareDuplicates
      copies={copies}
      onClose={onClose}
      onKeep={(path) => {
        onClose();
        void actions.replace(copies, path);
      }}
    />
  );
}

type CompareDuplicatesProps = {
  /** Uploads of the same image; empty keeps the dialog closed. */
  copies: readonly ImageRecord[];
  onClose: () => void;
  onKeep: (path: string) => void;
};

/** Shows duplicates of an image side by side, so that one of them can be used everywhere. */
function CompareDuplicates({ copies, onClose, onKeep }: CompareDuplicatesProps) {
  return (
    <Modal opened={copies.length > 0} onClose={onClose} title={t('Compare duplicates')} size="64rem">
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
            <p className={styles.note}>
              {copy.used ? t('Used in {count} places', { count: countPlaces(copy) }) : t('Not used')}
            </p>
            <p className={styles.note}>{copy.alt || t('No alt text')}</p>
            <Button variant="default" onClick={() => onKeep(copy.path)}>
              {t('Use this one everywhere')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
