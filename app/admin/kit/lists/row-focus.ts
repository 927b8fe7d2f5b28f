/** Marks a row, so that the focus can move on when the row beside it goes. */
export function rowHandle(id: number | string) {
  return { 'data-record': id } as const;
}

/**
 * Moves the focus from a row that is about to be removed to the next one, else to the one before, else to the controls
 * above. If the focus is elsewhere meanwhile, it stays there.
 */
export function leaveRow(id: number | string): void {
  const row = document.querySelector(`[data-record="${id}"]`);
  const { activeElement } = document;
  // The confirmation dialog may still be fading out with the focus inside.
  const isHere = !activeElement || activeElement === document.body || row?.contains(activeElement);
  if (!row || !(isHere || activeElement.closest('[role="alertdialog"]'))) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('[data-row-title]') ??
    document.querySelector<HTMLElement>('main :is([role="searchbox"], select)');
  target?.focus();
}

/** Moves the focus to a row, unless somebody is working elsewhere on the page by now. */
export function focusRow(id: number | string): void {
  const row = document.querySelector(`[data-record="${id}"]`);
  if (!row || document.querySelector('#main :focus')) return;
  row.querySelector<HTMLElement>('[data-row-title]')?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
