import { SortingArea } from '../../sorting/SortingArea/SortingArea.tsx';
import type { Gallery } from '../use-gallery.ts';
import { GalleryPlace } from './GalleryPlace.tsx';
import styles from './MediaListField.module.css';

type SortableGalleryProps = {
  gallery: Gallery;
  label: string;
  onReplaceFromLibrary: (key: string) => void;
};

/** The images in their order, sortable by dragging, keys or buttons. */
export function SortableGallery({ gallery, label, onReplaceFromLibrary }: SortableGalleryProps) {
  const { slots } = gallery;
  return (
    <SortingArea
      items={slots.map(({ key }) => ({ id: key, title: 'the image' }))}
      noun="image"
      layout="grid"
      onMove={gallery.move}
    >
      <ol className={styles.list} aria-label={`${label}: images in their order`}>
        {slots.map((slot, index) => (
          <GalleryPlace
            key={slot.key}
            slot={slot}
            index={index}
            count={slots.length}
            gallery={gallery}
            onReplaceFromLibrary={() => onReplaceFromLibrary(slot.key)}
          />
        ))}
      </ol>
    </SortingArea>
  );
}
