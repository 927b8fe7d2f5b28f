import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { fetchImages, type ImageRecord } from '../image-record.ts';
import type { UploadType } from '../upload-file.ts';
import type { Accepts } from '../upload-rules.ts';

type ImagePickerProps = {
  isOpen: boolean;
  onClose: () => void;
  onPick: (paths: string[]) => void;
  /** How many may be picked at most. */
  limit: number;
  /** Pictures unless given. */
  accepts?: Accepts;
  uploadType?: UploadType;
  categorySlug?: string | undefined;
};

/** Chooses among what is in the library. */
export function ImagePicker({ isOpen, onClose, onPick }: ImagePickerProps) {
  const [images, setImages] = useState<ImageRecord[]>([]);
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    fetchImages().then(setImages, () => setImages([]));
  }, [isOpen]);
  const shown = images.filter(({ filename }) => filename.toLowerCase().includes(search.toLowerCase()));
  return (
    <Modal opened={isOpen} onClose={onClose} title="Choose from library" size="xl">
      <TextInput label="Search" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
      <Group>
        {shown.slice(0, 70).map(({ path, filename }) => (
          <Button
            key={path}
            variant="default"
            onClick={() => {
              onPick([path]);
              onClose();
            }}
          >
            {filename}
          </Button>
        ))}
      </Group>
    </Modal>
  );
}
