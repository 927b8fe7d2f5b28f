import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createContext } from 'react';

type Sortable = ReturnType<typeof useSortable>;

/** What makes an element the handle of the row that it stands in. */
export const RowHandle = createContext<Sortable | undefined>(undefined);

/** Makes an element a row that can be moved by its handle. */
export function useSortableRow(id: number): { sortable: Sortable; rowProps: object } {
  const sortable = useSortable({ id });
  const { transform, transition, isDragging } = sortable;
  const rowProps = {
    ref: sortable.setNodeRef,
    'data-dragging': isDragging || undefined,
    style: { transform: CSS.Translate.toString(transform), transition },
  };
  return { sortable, rowProps };
}
