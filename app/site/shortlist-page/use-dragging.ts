import { type PointerEvent, useEffect, useRef } from 'react';

/** How close to the window's edge the page begins to scroll, and by how much a frame. */
const edge = 72;
const scrollStep = 12;

type Row = { element: HTMLElement; top: number; height: number };
type Move = (from: number, to: number) => void;

/**
 * Rows of a list that are dragged by a handle, with mouse, pen or finger; keys have buttons of their own.
 * @returns what the handle of a row does when it is pressed
 */
export function useDragging(move: Move): (event: PointerEvent<HTMLElement>) => void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (event) => {
    const element = event.currentTarget.closest('li');
    const list = element?.parentElement;
    if (!element || !list || event.button !== 0) return;
    event.preventDefault();
    stop.current?.();
    stop.current = drag({ element, list, start: event.nativeEvent, move });
  };
}

type Drag = { element: HTMLElement; list: HTMLElement; start: MouseEvent; move: Move };

/** @returns what gives it up */
function drag({ element, list, start, move }: Drag): () => void {
  const rows = [...list.children].map((row) => rowOf(row as HTMLElement));
  const from = rows.findIndex((row) => row.element === element);
  const startY = start.clientY + scrollY;
  let pointerY = start.clientY;
  let target = from;
  let frame = 0;
  const over = new AbortController();
  const { signal } = over;
  const place = () => {
    const by = pointerY + scrollY - startY;
    target = targetOf(rows, from, by);
    element.style.transform = `translateY(${by}px)`;
    for (const [index, row] of rows.entries()) {
      if (index !== from) row.element.style.transform = shiftOf(index, { from, target, rows });
    }
  };
  const follow = () => {
    const by = pointerY < edge ? -scrollStep : pointerY > innerHeight - edge ? scrollStep : 0;
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' });
      place();
    }
    frame = requestAnimationFrame(follow);
  };
  const end = () => {
    over.abort();
    cancelAnimationFrame(frame);
    for (const row of rows) row.element.style.transform = '';
    delete element.dataset.dragged;
    delete list.dataset.dragging;
  };
  const drop = () => {
    end();
    if (target !== from) move(from, target);
  };
  element.dataset.dragged = '';
  list.dataset.dragging = '';
  addEventListener(
    'pointermove',
    ({ clientY }) => {
      pointerY = clientY;
      place();
    },
    { signal },
  );
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  frame = requestAnimationFrame(follow);
  return end;
}

function rowOf(element: HTMLElement): Row {
  const { top, height } = element.getBoundingClientRect();
  return { element, top: top + scrollY, height };
}

/** The last place whose middle the row has passed. */
function targetOf(rows: readonly Row[], from: number, by: number): number {
  const own = rows[from];
  if (!own) return from;
  const passed = rows.filter(({ top, height }, index) => {
    const middle = top + height / 2;
    return by < 0
      ? index < from && own.top + by < middle
      : index > from && own.top + own.height + by > middle;
  }).length;
  return by < 0 ? from - passed : from + passed;
}

/** Rows between make way. */
function shiftOf(
  index: number,
  { from, target, rows }: { from: number; target: number; rows: readonly Row[] },
) {
  const height = rows[from]?.height ?? 0;
  if (index > from && index <= target) return `translateY(${-height}px)`;
  return index < from && index >= target ? `translateY(${height}px)` : '';
}
