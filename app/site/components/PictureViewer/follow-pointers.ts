import { onward } from '../../behaviour/reading-direction.ts';
import { swipeMinPx } from '../../behaviour/timings.ts';
import type { Zoom } from './create-zoom.ts';
import { limitView, type Point, type View, zoomAt } from './zoom-view.ts';

export type Tap = { point: Point; isTouch: boolean };

type Handlers = {
  onTap: (tap: Tap) => void;
  /** A swipe across a picture that is not zoomed in: 1 for the next, -1 for the previous one. */
  onSwipe: (step: 1 | -1) => void;
};

type Gesture = {
  fingers: Map<number, Point>;
  began: { at: Point; ms: number };
  /** The view that the fingers lead to, ignoring the limits. */
  target: View;
  hasPinched: boolean;
  hasMoved: boolean;
  /** The latest positions of a single finger, for its speed. */
  trail: { at: Point; ms: number }[];
};

const tapMaxPx = 8;
const tapMaxMs = 350;
/** A finger that has been still for this long before it lifts causes no momentum. */
const throwWithinMs = 80;
/** How long the momentum lasts: the picture goes as far as the finger would at its speed. */
const throwForMs = 160;
/** Beyond its limits a picture follows the fingers by this share. */
const resistance = 0.3;

/** One finger or the mouse pans or swipes, two fingers pinch. @returns a function that stops it */
export function followPointers(stage: HTMLElement, zoom: Zoom, handlers: Handlers): () => void {
  let gesture: Gesture | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    const at = placeOn(stage, event);
    gesture ??= beginGesture(at, zoom.stop());
    gesture.fingers.set(event.pointerId, at);
    gesture.hasPinched ||= gesture.fingers.size > 1;
  };
  const onMove = (event: PointerEvent) => {
    const before = gesture?.fingers.get(event.pointerId);
    if (!gesture || !before) return;
    const at = placeOn(stage, event);
    const other = [...gesture.fingers].find(([id]) => id !== event.pointerId)?.[1];
    gesture.fingers.set(event.pointerId, at);
    gesture.hasMoved ||= distance(at, gesture.began.at) > tapMaxPx;
    gesture.trail = [...gesture.trail.slice(-8), { at, ms: event.timeStamp }];
    gesture.target = other
      ? pinch(gesture.target, { before, at, other })
      : pan(gesture.target, { x: at.x - before.x, y: at.y - before.y });
    if (gesture.hasMoved || gesture.hasPinched) zoom.follow(yielding(gesture, zoom));
  };
  const onUp = (event: PointerEvent) => {
    const at = gesture?.fingers.get(event.pointerId);
    if (!gesture || !at) return;
    gesture.fingers.delete(event.pointerId);
    if (gesture.fingers.size > 0) return;
    const ended = gesture;
    gesture = undefined;
    endGesture(ended, { at, event, zoom, handlers });
  };
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onUp, { signal });
  return () => listening.abort();
}

function beginGesture(at: Point, view: View): Gesture {
  return {
    fingers: new Map(),
    began: { at, ms: performance.now() },
    target: view,
    hasPinched: false,
    hasMoved: false,
    trail: [],
  };
}

type End = { at: Point; event: PointerEvent; zoom: Zoom; handlers: Handlers };

function endGesture(gesture: Gesture, { at, event, zoom, handlers }: End): void {
  const { began, target, hasMoved, hasPinched } = gesture;
  const isLifted = event.type === 'pointerup';
  const across = at.x - began.at.x;
  const isSwipe = Math.abs(across) > Math.max(swipeMinPx, Math.abs(at.y - began.at.y));
  if (hasPinched) zoom.settle(target, at);
  else if (!hasMoved) {
    const isTap = isLifted && performance.now() - began.ms < tapMaxMs;
    if (isTap) handlers.onTap({ point: at, isTouch: event.pointerType === 'touch' });
  } else if (target.scale > 1) zoom.settle(pan(target, throwOf(gesture, event.timeStamp)));
  else if (isSwipe && isLifted) handlers.onSwipe(across * onward() < 0 ? 1 : -1);
  else zoom.fit();
}

/** How far the momentum carries the picture. */
function throwOf({ trail }: Gesture, ms: number): Point {
  const recent = trail.filter((place) => ms - place.ms < throwWithinMs);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.ms === first.ms) return { x: 0, y: 0 };
  const share = throwForMs / (last.ms - first.ms);
  return { x: (last.at.x - first.at.x) * share, y: (last.at.y - first.at.y) * share };
}

/** The view as displayed when beyond the limits. A picture that is not zoomed in follows a swipe. */
function yielding({ target, hasPinched }: Gesture, zoom: Zoom): View {
  const limited = limitView(target, zoom.bounds());
  if (target.scale <= 1 && !hasPinched) return { ...limited, x: target.x };
  if (limited.scale !== target.scale) return target;
  return {
    scale: target.scale,
    x: limited.x + (target.x - limited.x) * resistance,
    y: limited.y + (target.y - limited.y) * resistance,
  };
}

function pan(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

type Pinch = { before: Point; at: Point; other: Point };

/** The midpoint between the fingers moves the picture, their distance scales it. */
function pinch(view: View, { before, at, other }: Pinch): View {
  const factor = distance(at, other) / Math.max(distance(before, other), 1);
  const point = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
  return pan(zoomAt(view, { factor, point }), { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Measured from the stage's middle. */
export function placeOn(
  stage: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
