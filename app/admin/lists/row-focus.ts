/** Marks a row, so that the focus can move on when the row beside it goes. */
export function rowHandle(id: number | string) {
  return { 'data-record': id } as const;
}

/**
 * Moves the focus from a row that is about to go to the next one, else to the one before, else to the controls above.
 * A focus that is elsewhere meanwhile stays where it is.
 */
export function leaveRow(id: number | string): void {
  const row = document.querySelector(`[data-record="${id}"]`);
  const { activeElement } = document;
  // The question before it may still be fading out with the focus inside.
  const isHere = !activeElement || activeElement === document.body || row?.contains(activeElement);
  if (!row || !(isHere || activeElement.closest('[role="alertdialog"]'))) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('[data-row-title]') ??
    document.querySelector<HTMLElement>('main :is([role="searchbox"], select)');
  target?.focus();
}

/** Leads to a row, unless somebody is at work elsewhere on the page by now. */
export function focusRow(id: number | string): void {
  const row = document.querySelector(`[data-record="${id}"]`);
  if (!row || document.querySelector('#main :focus')) return;
  row.querySelector<HTMLElement>('[data-row-title]')?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
