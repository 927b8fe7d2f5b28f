import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

export type Sortable = ReturnType<typeof useSortable>;

/** Makes an element inside a SortingArea movable by its DragHandle. */
export function useSortableItem(id: string | number) {
  const sortable = useSortable({ id });
  const { transform, transition, isDragging } = sortable;
  const itemProps = {
    ref: sortable.setNodeRef,
    'data-dragging': isDragging || undefined,
    style: { transform: CSS.Translate.toString(transform), transition },
  };
  return { sortable, itemProps };
}
