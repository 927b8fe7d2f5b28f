/** Which way is onward on this page: 1 to the right, -1 to the left, where people read from the right. */
export function onward(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1;
}

/** What an arrow key leads to in a row: 1 the next, -1 the one before, 0 where it is no key for that. */
export function stepOfKey(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (onward() === 1) ? 1 : -1;
}

/** Which of a row's elements a key leads to, arrow keys around either end; undefined for other keys. */
export function targetOfKey(
  key: string,
  { index, count }: { index: number; count: number },
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOfKey(key);
  return step === 0 ? undefined : (index + step + count) % count;
}

/** How far along the row an element begins, measured where `row` does; before it is negative. */
export function placeInRow(row: Element, element: Element): number {
  const edge = onward() === 1 ? 'left' : 'right';
  return (element.getBoundingClientRect()[edge] - row.getBoundingClientRect()[edge]) * onward();
}
