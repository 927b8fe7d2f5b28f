import type { KeyboardEvent } from 'react';

/** A link with the role of a button also opens with the space bar. */
export function openBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
