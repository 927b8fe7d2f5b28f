const rows = 'tr[data-record]';

/** The number of the item that a row with this element in it stands for. */
export function itemAt(element: Element | null): number | undefined {
  const row = element?.closest<HTMLElement>(rows);
  return row ? Number(row.dataset.record) : undefined;
}

export function focusedItem(): number | undefined {
  return itemAt(document.activeElement);
}

export function focusItem(id: number): void {
  const row = document.querySelector<HTMLElement>(`tr[data-record="${id}"]`);
  row?.querySelector<HTMLElement>('[data-row-title]')?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** The item in the row below or above; the first one of the page where no row has the focus. */
export function itemBeside(id: number | undefined, by: 1 | -1): number | undefined {
  const ids = [...document.querySelectorAll(rows)].map(itemAt);
  return id === undefined ? ids[0] : ids[ids.indexOf(id) + by];
}

/** A dialog that closes, or a row that is drawn anew, drops the focus for a moment: whoever types fast goes on there. */
export function keepFocusIn(id: number | undefined): void {
  if (id !== undefined && document.activeElement === document.body) focusItem(id);
}
