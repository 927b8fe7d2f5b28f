import { Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { acceptedBy, type UploadType, uploadTypes } from '#content/picture/upload-types.ts';
import { UploadList } from '../../media/UploadList/UploadList.tsx';
import styles from './UploadDialog.module.css';

type UploadDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onUploaded: (path: string) => void;
};

/** Logos are not added here: drawings are taken where the appearance is set only. */
const folders = uploadTypes
  .filter((type) => !['logo', 'pdf'].includes(acceptedBy(type)))
  .map((type) => ({ value: type, label: capitalize(type) }));

/** Adds files to the library. */
export function UploadDialog({ isOpen, onClose, onUploaded }: UploadDialogProps) {
  const [type, setType] = useState<UploadType>('products');
  return (
    <Modal opened={isOpen} onClose={onClose} title="Upload images" size="lg">
      <div className={styles.content}>
        <NativeSelect
          label="Folder"
          value={type}
          data={folders}
          onChange={({ currentTarget }) => setType(currentTarget.value as UploadType)}
        />
        <UploadList type={type} accepts={type === 'videos' ? 'video' : 'image'} onUploaded={onUploaded} />
      </div>
    </Modal>
  );
}
