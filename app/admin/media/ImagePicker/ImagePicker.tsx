import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { UploadType } from '#content/picture/upload-types.ts';
import type { Accepts } from '#media/upload-limits.shared.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { ImageGrid } from '../ImageGrid/ImageGrid.tsx';
import { defaultImageFilter, filterImages, listDirectories } from '../image-filter.ts';
import type { ImageRecord } from '../image-record.ts';
import { UploadList } from '../UploadList/UploadList.tsx';
import { useImages } from '../use-images.ts';
import styles from './ImagePicker.module.css';
import { PickerFilters } from './PickerFilters.tsx';

type ImagePickerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the paths in the order they were selected. */
  onPick: (paths: string[]) => void;
  /** The most that may be picked. */
  limit: number;
  /** Images by default. */
  accepts?: Accepts;
  /** The folder of files that are uploaded here. */
  uploadType?: UploadType;
  categorySlug?: string | undefined;
  title?: string;
};

/** Picks from the library, or uploads to it. */
export function ImagePicker({ isOpen, onClose, title, ...picker }: ImagePickerProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title ?? 'Choose from library'}
      size="72rem"
      classNames={{ body: styles.body }}
    >
      {/* Inside the modal, so that its state resets whenever it opens. */}
      <PickerContent {...picker} onClose={onClose} />
    </Modal>
  );
}

type PickerContentProps = Omit<ImagePickerProps, 'isOpen' | 'title'>;

function PickerContent({ onClose, onPick, limit, accepts = 'image', ...target }: PickerContentProps) {
  const { status, images, reload } = useImages({ isWanted: true });
  const [filter, setFilter] = useState({ search: '', directory: '' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const fitting = images.filter((image) => isAccepted(image, accepts));
  const found = filterImages(fitting, { ...defaultImageFilter, ...filter });
  const pick = (paths: readonly string[]) => {
    if (paths.length > 0) onPick([...paths]);
    onClose();
  };
  return (
    <>
      <PickerFilters filter={filter} directories={listDirectories(fitting)} onChange={setFilter} />
      <UploadList
        type={target.uploadType ?? (accepts === 'video' ? 'videos' : 'gallery')}
        categorySlug={target.categorySlug}
        accepts={accepts}
        onUploaded={(path) => {
          setChosen((before) => add(before, { path, limit }));
          reload();
        }}
      />
      <LibraryState {...{ status, reload }} isEmpty={images.length === 0} hasFound={found.length > 0} />
      {found.length > 0 && (
        <div className={styles.scroll}>
          <ImageGrid
            label="Images"
            images={found}
            selected={chosen}
            onChoose={(path) => setChosen((before) => toggle(before, { path, limit }))}
            onConfirm={limit === 1 ? (path) => pick([path]) : undefined}
            isMultiple={limit > 1}
            resetKey={`${filter.search}/${filter.directory}`}
          />
        </div>
      )}
      <Foot {...{ chosen, limit, onClose }} onPick={() => pick(chosen)} />
    </>
  );
}

type FootProps = Pick<ImagePickerProps, 'limit' | 'onClose'> & {
  chosen: readonly string[];
  onPick: () => void;
};

function Foot({ chosen, limit, onClose, onPick }: FootProps) {
  return (
    <div className={styles.foot}>
      <span className={styles.count} aria-live="polite">
        {limit > 1 ? `${chosen.length} of at most ${limit} chosen` : (chosen[0] ?? 'None chosen')}
      </span>
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button disabled={chosen.length === 0} onClick={onPick}>
        {limit > 1 ? `Use ${chosen.length || ''} chosen`.replace('  ', ' ') : 'Use this one'}
      </Button>
    </div>
  );
}

type LibraryStateProps = Pick<ReturnType<typeof useImages>, 'status' | 'reload'> & {
  isEmpty: boolean;
  hasFound: boolean;
};

/** Why there are no images to choose from. */
function LibraryState({ status, reload, isEmpty, hasFound }: LibraryStateProps) {
  return (
    <>
      {status === 'failed' && (
        <Message kind="error" onRetry={reload}>
          Failed to load images
        </Message>
      )}
      {status === 'loading' && isEmpty && <p role="status">Loading images…</p>}
      {status === 'ready' && !hasFound && (
        <p role="status">{isEmpty ? 'Nothing has been uploaded yet.' : 'No images match.'}</p>
      )}
    </>
  );
}

function isAccepted({ mime }: ImageRecord, accepts: Accepts): boolean {
  return accepts === 'any' || mime.startsWith(`${accepts === 'logo' ? 'image' : accepts}/`);
}

function toggle(chosen: readonly string[], { path, limit }: { path: string; limit: number }): string[] {
  return chosen.includes(path) ? chosen.filter((other) => other !== path) : add(chosen, { path, limit });
}

/** With a limit of one, the last selection replaces the first; otherwise those beyond the limit are ignored. */
function add(chosen: readonly string[], { path, limit }: { path: string; limit: number }): string[] {
  if (limit === 1) return [path];
  return chosen.length < limit ? [...chosen, path] : [...chosen];
}
