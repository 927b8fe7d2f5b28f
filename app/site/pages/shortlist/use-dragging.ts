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
    target = placeRows(rows, from, by);
  };
  const track = ({ clientY }: MouseEvent) => {
    pointerY = clientY;
    place();
  };
  const follow = () => {
    if (scrollNearEdge(pointerY)) place();
    frame = requestAnimationFrame(follow);
  };
  const end = () => {
    over.abort();
    cancelAnimationFrame(frame);
    for (const row of rows) row.element.style.transform = '';
    for (const { dataset } of [element, list]) delete dataset.dragged;
  };
  const drop = () => {
    end();
    if (target !== from) move(from, target);
  };
  for (const { dataset } of [element, list]) dataset.dragged = '';
  addEventListener('pointermove', track, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  frame = requestAnimationFrame(follow);
  return end;
}

/** Moves the row to the pointer, and those that it passes out of its way. @returns where it would be dropped */
function placeRows(rows: readonly Row[], from: number, by: number): number {
  const target = targetOf(rows, from, by);
  for (const [index, { element }] of rows.entries()) {
    element.style.transform = index === from ? `translateY(${by}px)` : shiftOf(index, { from, target, rows });
  }
  return target;
}

/** @returns whether the page was scrolled */
function scrollNearEdge(y: number): boolean {
  const by = y < edge ? -scrollStep : y > innerHeight - edge ? scrollStep : 0;
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
  return by !== 0;
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
