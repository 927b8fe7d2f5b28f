import { Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { UploadType } from '#media/upload-limits.shared.ts';
import { UploadList } from '../../media/UploadList/UploadList.tsx';
import styles from './UploadDialog.module.css';

type UploadDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onUploaded: (path: string) => void;
};

const folders: { value: UploadType; label: string }[] = [
  { value: 'products', label: 'Products' },
  { value: 'categories', label: 'Categories' },
  { value: 'blog', label: 'Blog' },
  { value: 'social', label: 'Social' },
  { value: 'gallery', label: 'Gallery' },
  { value: 'videos', label: 'Videos' },
];

/** Adds files to the library. */
export function UploadDialog({ isOpen, onClose, onUploaded }: UploadDialogProps) {
  const [type, setType] = useState<UploadType>('products');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Upload images"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
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
