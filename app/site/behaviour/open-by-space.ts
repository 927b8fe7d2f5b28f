import type { KeyboardEvent } from 'react';

/** A link that has become a button answers to the space bar as well. */
export function openBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
