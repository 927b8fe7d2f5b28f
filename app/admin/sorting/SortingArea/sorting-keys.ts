import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

const steps: Record<string, number> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** Left and Right move through the order, across the ends of rows; Up and Down move by a row. */
export const keyCoordinates: KeyboardCoordinateGetter = (event, options) => {
  const step = steps[event.code];
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
