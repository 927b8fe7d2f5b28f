import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { Slot } from '../gallery-slots.ts';
import type { Gallery } from '../use-gallery.ts';
import { GalleryPlace } from './GalleryPlace.tsx';
import { galleryKeyCoordinates } from './gallery-keys.ts';
import styles from './MediaListField.module.css';

type SortableGalleryProps = {
  gallery: Gallery;
  label: string;
  onReplaceFromLibrary: (key: string) => void;
};

/** Dragging by touch needs a short press first; otherwise the page could not be scrolled. */
const touch = { delay: 200, tolerance: 8 };
const instructions =
  'Press Space to pick up an image, move it with the arrow keys, press Space again to put it down, Escape to leave it where it was.';

/** The images in their order, sortable by dragging, keys or buttons. */
export function SortableGallery({ gallery, label, onReplaceFromLibrary }: SortableGalleryProps) {
  const { slots } = gallery;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: touch }),
    useSensor(KeyboardSensor, { coordinateGetter: galleryKeyCoordinates, scrollBehavior: 'auto' }),
  );
  function onDragEnd({ active, over }: DragEndEvent): void {
    const [from, to] = [positionOf(slots, active.id), positionOf(slots, over?.id)];
    if (from !== to && from >= 0 && to >= 0) gallery.move({ from, to });
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: describeMoves(slots),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={slots.map(({ key }) => key)} strategy={rectSortingStrategy}>
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
      </SortableContext>
    </DndContext>
  );
}

/** A picked-up image is over its own slot at once: equal texts, so that the second doesn't replace the first. */
function describeMoves(slots: readonly Slot[]): Announcements {
  const place = (id: string | number | undefined) =>
    `position ${positionOf(slots, id) + 1} of ${slots.length}`;
  const describeHeld = (id: string | number) => `Holding the image at its own place, ${place(id)}.`;
  return {
    onDragStart: ({ active }) => describeHeld(active.id),
    onDragOver({ active, over }) {
      if (!over) return 'The image is outside of the list.';
      return over.id === active.id ? describeHeld(active.id) : `The image is now at ${place(over.id)}.`;
    },
    onDragEnd: ({ over }) => (over ? `The image was put down at ${place(over.id)}.` : 'The image went back.'),
    onDragCancel: ({ active }) => `Moving was cancelled. The image is back at ${place(active.id)}.`,
  };
}

function positionOf(slots: readonly Slot[], id: string | number | undefined): number {
  return slots.findIndex(({ key }) => key === id);
}
