import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { galleryKeyCoordinates } from '../../media/MediaListField/gallery-keys.ts';
import type { ListedRecord, RowProps } from '../list-definition.ts';
import type { ListOrder } from './use-list-order.ts';

type OrderedRowsProps = { rows: readonly RowProps<ListedRecord>[]; order: ListOrder; children: ReactNode };

/** A finger must rest a moment before it drags: otherwise the page could not be scrolled. */
const touch = { delay: 200, tolerance: 8 };
const instructions =
  'Press Space to pick up the record, move it with the arrow keys, press Space again to put it down, Escape to leave it where it was.';

/** Rows whose order is changed by dragging their handles, by pointer or by keys. */
export function OrderedRows({ rows, order, children }: OrderedRowsProps) {
  const ordered = rows.filter(({ tools }) => tools.order);
  const ids = ordered.map(({ record }) => record.id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: touch }),
    useSensor(KeyboardSensor, { coordinateGetter: galleryKeyCoordinates, scrollBehavior: 'auto' }),
  );
  function onDragEnd({ active, over }: DragEndEvent): void {
    const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))];
    if (from >= 0 && to >= 0) order.move({ from, to });
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: describeMoves(ordered, order),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** A row is over its own position as soon as it is picked up: both announcements say the same, so only one is made. */
function describeMoves(rows: OrderedRowsProps['rows'], order: ListOrder): Announcements {
  const indexOf = (id: UniqueIdentifier) => rows.findIndex(({ record }) => record.id === id);
  const titleOf = (id: UniqueIdentifier) => rows[indexOf(id)]?.tools.title ?? '';
  const place = (id: UniqueIdentifier) => `position ${order.offset + indexOf(id) + 1} of ${order.total}`;
  const describeHeld = (id: UniqueIdentifier) => `Holding ${titleOf(id)} at its own place, ${place(id)}.`;
  return {
    onDragStart: ({ active }) => describeHeld(active.id),
    onDragOver({ active, over }) {
      if (!over) return `${titleOf(active.id)} is outside of the list.`;
      return over.id === active.id
        ? describeHeld(active.id)
        : `${titleOf(active.id)} is now at ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${titleOf(active.id)} was put down at ${place(over.id)}.` : `${titleOf(active.id)} went back.`,
    onDragCancel: ({ active }) =>
      `Moving was cancelled. ${titleOf(active.id)} is back at ${place(active.id)}.`,
  };
}
