import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { capitalize } from '#content/kit/nouns.shared.ts';

/** The title is how it is announced inside a sentence: `the image`, `Statuario`. */
export type SortedItem = { id: UniqueIdentifier; title: string };

/** What a screen reader says while an item is moved. */
export function describeMoves(
  items: readonly SortedItem[],
  { offset, total } = { offset: 0, total: items.length },
): Announcements {
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const titleOf = (id: UniqueIdentifier) => items[indexOf(id)]?.title ?? '';
  const subject = (id: UniqueIdentifier) => capitalize(titleOf(id));
  const place = (id: UniqueIdentifier) => `position ${offset + indexOf(id) + 1} of ${total}`;
  // An item is over its own position as soon as it is picked up: equal texts, so that the second one, which comes at
  // once, does not replace the first.
  const describeHeld = (id: UniqueIdentifier) => `Holding ${titleOf(id)} at its own place, ${place(id)}.`;
  return {
    onDragStart: ({ active }) => describeHeld(active.id),
    onDragOver({ active, over }) {
      if (!over) return `${subject(active.id)} is outside of the list.`;
      return over.id === active.id
        ? describeHeld(active.id)
        : `${subject(active.id)} is now at ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${subject(active.id)} was put down at ${place(over.id)}.` : `${subject(active.id)} went back.`,
    onDragCancel: ({ active }) =>
      `Moving was cancelled. ${subject(active.id)} is back at ${place(active.id)}.`,
  };
}
