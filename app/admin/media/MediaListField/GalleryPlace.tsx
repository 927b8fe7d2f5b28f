import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { IconChevronLeft, IconChevronRight, IconGripVertical } from '../../icons/icons.ts';
import type { Slot } from '../gallery-slots.ts';
import { MediaFrame } from '../MediaFrame/MediaFrame.tsx';
import { UploadAlt } from '../UploadAlt/UploadAlt.tsx';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import type { Gallery } from '../use-gallery.ts';
import { GalleryPlaceActions } from './GalleryPlaceActions.tsx';
import styles from './MediaListField.module.css';

type GalleryPlaceProps = {
  slot: Slot;
  index: number;
  count: number;
  gallery: Gallery;
  onReplaceFromLibrary: () => void;
};

/** One image of a gallery. */
export function GalleryPlace({ slot, index, count, gallery, onReplaceFromLibrary }: GalleryPlaceProps) {
  const sortable = useSortable({ id: slot.key });
  const upload = gallery.uploads.find(({ id }) => id === slot.uploadId);
  const path = upload && upload.status !== 'failed' ? upload.preview : slot.path;
  const number = index + 1;
  const moveTo = (to: number) => gallery.move({ from: index, to });
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.place}
      data-dragging={sortable.isDragging || undefined}
      data-path={slot.path}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <div className={styles.picture} {...sortable.listeners}>
        <MediaFrame path={path} alt={slot.path.split('/').at(-1) ?? ''} width={320} isVideo={false} />
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      </div>
      {upload && (
        <UploadProgress
          upload={upload}
          onCancel={() => gallery.cancelUpload(upload.id)}
          onRetry={() => gallery.retry(upload.id)}
        />
      )}
      {slot.sentName && upload?.status !== 'failed' && (
        <UploadAlt key={slot.sentName} name={slot.sentName} path={slot.uploadId ? '' : slot.path} />
      )}
      <div className={styles.moves}>
        <ActionIcon
          ref={sortable.setActivatorNodeRef}
          variant="subtle"
          className={styles.grip}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={`Reorder image ${number}`}
        >
          <IconGripVertical size={18} />
        </ActionIcon>
        <MoveButton
          label={`Move image ${number} earlier`}
          isPossible={index > 0}
          onMove={() => moveTo(index - 1)}
        >
          <IconChevronLeft size={18} />
        </MoveButton>
        <MoveButton
          label={`Move image ${number} later`}
          isPossible={index < count - 1}
          onMove={() => moveTo(index + 1)}
        >
          <IconChevronRight size={18} />
        </MoveButton>
      </div>
      <GalleryPlaceActions
        number={number}
        onReplaceWithFile={(file) => gallery.replaceWithFile(slot.key, file)}
        onReplaceFromLibrary={onReplaceFromLibrary}
        onRemove={() => gallery.remove(slot)}
      />
    </li>
  );
}

type MoveButtonProps = { label: string; isPossible: boolean; onMove: () => void; children: ReactNode };

/** Stays focusable at either end and keeps the focus while its slot moves, so that it can be pressed repeatedly. */
function MoveButton({ label, isPossible, onMove, children }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  function onClick(): void {
    if (!isPossible) return;
    onMove();
    requestAnimationFrame(() => button.current?.focus());
  }
  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      aria-disabled={!isPossible}
      onClick={onClick}
      aria-label={label}
    >
      {children}
    </ActionIcon>
  );
}
