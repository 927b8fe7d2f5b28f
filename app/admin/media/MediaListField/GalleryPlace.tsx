import { DragHandle } from '../../sorting/DragHandle/DragHandle.tsx';
import { MoveButtons } from '../../sorting/MoveButtons/MoveButtons.tsx';
import { useSortableItem } from '../../sorting/use-sortable-item.ts';
import type { Slot } from '../gallery-slots.ts';
import { useGoneMessage } from '../gone-files.ts';
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
  const { sortable, itemProps } = useSortableItem(slot.key);
  const upload = gallery.uploads.find(({ id }) => id === slot.uploadId);
  const path = upload && upload.status !== 'failed' ? upload.preview : slot.path;
  const goneMessage = useGoneMessage(slot.path);
  const number = index + 1;
  return (
    <li {...itemProps} className={styles.place} data-path={slot.path}>
      <div className={styles.picture} {...sortable.listeners}>
        <MediaFrame path={path} alt={slot.path.split('/').at(-1) ?? ''} width={320} isVideo={false} />
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      </div>
      {goneMessage && <p className={styles.gone}>{goneMessage}</p>}
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
        <DragHandle sortable={sortable} label={`Reorder image ${number}`} />
        <MoveButtons
          labels={[`Move image ${number} earlier`, `Move image ${number} later`]}
          isFirst={index === 0}
          isLast={index === count - 1}
          onMove={(by) => gallery.move({ from: index, to: index + by })}
          direction="horizontal"
        />
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
