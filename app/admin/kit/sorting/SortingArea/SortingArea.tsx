import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { t } from '../../language/t.ts';
import type { Move } from '../move-item.ts';
import { describeMoves, type SortedItem } from './describe-moves.ts';

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

const steps = new Map(Object.entries({ [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 }));

/** Left and Right move through the order, across the ends of rows; Up and Down move by a row. */
const keyCoordinates: KeyboardCoordinateGetter = (event, options) => {
  const step = steps.get(event.code);
  const { active, over, collisionRect, droppableRects } = options.context;
  if (!step || !active || !collisionRect) return sortableKeyboardCoordinates(event, options);
  event.preventDefault();
  const order: (string | number)[] = active.data.current?.sortable?.items ?? [];
  const next = order[order.indexOf(over?.id ?? active.id) + step];
  const place = next === undefined ? undefined : droppableRects.get(next);
  if (!place) return undefined;
  // Aligns the centres, because the items may differ in height.
  return {
    x: place.left + (place.width - collisionRect.width) / 2,
    y: place.top + (place.height - collisionRect.height) / 2,
  };
};

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
          draggable: t(
            'Press Space to pick up the {noun}, move it with the arrow keys, press Space again to put it down, Escape to leave it where it was.',
            { noun },
          ),
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
