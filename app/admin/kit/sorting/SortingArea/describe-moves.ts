import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { t } from '../../language/t.ts';

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
  const place = (id: UniqueIdentifier) =>
    t('position {number} of {total}', { number: offset + indexOf(id) + 1, total });
  // An item is over its own position as soon as it is picked up: equal texts, so that the second one, which comes at
  // once, does not replace the first.
  const describeHeld = (id: UniqueIdentifier) =>
    t('Holding {title} at its own place, {place}.', { title: titleOf(id), place: place(id) });
  return {
    onDragStart: ({ active }) => describeHeld(active.id),
    onDragOver({ active, over }) {
      if (!over) return t('{title} is outside of the list.', { title: subject(active.id) });
      return over.id === active.id
        ? describeHeld(active.id)
        : t('{title} is now at {place}.', { title: subject(active.id), place: place(over.id) });
    },
    onDragEnd: ({ active, over }) =>
      over
        ? t('{title} was put down at {place}.', { title: subject(active.id), place: place(over.id) })
        : t('{title} went back.', { title: subject(active.id) }),
    onDragCancel: ({ active }) =>
      t('Moving was cancelled. {title} is back at {place}.', {
        title: subject(active.id),
        place: place(active.id),
      }),
  };
}
