import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { Move } from '../move-item.ts';
import { describeMoves, type SortedItem } from './describe-moves.ts';
import { keyCoordinates } from './sorting-keys.ts';

type SortingAreaProps = {
  /** What can be moved, in its order. */
  items: readonly SortedItem[];
  /** What each of them is: `image`. */
  noun: string;
  /** Where they begin in the whole order, and how long it is, if they are only a part of it. */
  part?: { offset: number; total: number };
  layout: 'grid' | 'column';
  onMove: (move: Move) => void;
  children: ReactNode;
};

/** Dragging by touch needs a short press first; otherwise the page could not be scrolled. */
const touch = { delay: 200, tolerance: 8 };

/** Lets the items inside be put in order by dragging handles, by pointer or keys; announces each move. */
export function SortingArea({ items, noun, part, layout, onMove, children }: SortingAreaProps) {
  const ids = items.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: touch }),
    useSensor(KeyboardSensor, { coordinateGetter: keyCoordinates, scrollBehavior: 'auto' }),
  );
  function onDragEnd({ active, over }: DragEndEvent): void {
    const [from, to] = [ids.indexOf(active.id), over ? ids.indexOf(over.id) : -1];
    if (from !== to && from >= 0 && to >= 0) onMove({ from, to });
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: describeMoves(items, part),
        screenReaderInstructions: {
          draggable: `Press Space to pick up the ${noun}, move it with the arrow keys, press Space again to put it down, Escape to leave it where it was.`,
        },
      }}
    >
      <SortableContext
        items={ids}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}
