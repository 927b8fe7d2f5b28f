import { swipeMinPx } from '../../behaviour/timings.ts';
import type { Zoom } from './create-zoom.ts';
import { limitView, type Point, type View, zoomAt } from './zoom-view.ts';

export type Tap = { point: Point; isTouch: boolean };

type Handlers = {
  onTap: (tap: Tap) => void;
  /** A swipe across a picture that shows as a whole: 1 for the next, -1 for the one before. */
  onSwipe: (step: 1 | -1) => void;
};

type Gesture = {
  fingers: Map<number, Point>;
  began: { at: Point; ms: number };
  /** Where the fingers want the picture, whatever its limits. */
  wanted: View;
  hasPinched: boolean;
  hasMoved: boolean;
  /** The latest places of a single finger, for its speed. */
  trail: { at: Point; ms: number }[];
};

const tapMaxPx = 8;
const tapMaxMs = 350;
/** A finger that has rested this long before it lifts throws nothing. */
const throwWithinMs = 80;
/** How far a thrown picture goes on: as long as it would at the finger's speed. */
const throwForMs = 160;
/** Beyond its limits a picture follows the fingers by this share. */
const resistance = 0.3;

/** One finger or the mouse pans or swipes, two pinch. @returns what ends it */
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
    gesture.wanted = other
      ? pinch(gesture.wanted, { before, at, other })
      : pan(gesture.wanted, { x: at.x - before.x, y: at.y - before.y });
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
    wanted: view,
    hasPinched: false,
    hasMoved: false,
    trail: [],
  };
}

type End = { at: Point; event: PointerEvent; zoom: Zoom; handlers: Handlers };

function endGesture(gesture: Gesture, { at, event, zoom, handlers }: End): void {
  const { began, wanted, hasMoved, hasPinched } = gesture;
  const isLifted = event.type === 'pointerup';
  const across = at.x - began.at.x;
  const isSwipe = Math.abs(across) > Math.max(swipeMinPx, Math.abs(at.y - began.at.y));
  if (hasPinched) zoom.settle(wanted, at);
  else if (!hasMoved) {
    const isTap = isLifted && performance.now() - began.ms < tapMaxMs;
    if (isTap) handlers.onTap({ point: at, isTouch: event.pointerType === 'touch' });
  } else if (wanted.scale > 1) zoom.settle(pan(wanted, throwOf(gesture, event.timeStamp)));
  else if (isSwipe && isLifted) handlers.onSwipe(across < 0 ? 1 : -1);
  else zoom.fit();
}

/** How far the picture goes on by itself. */
function throwOf({ trail }: Gesture, ms: number): Point {
  const recent = trail.filter((place) => ms - place.ms < throwWithinMs);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.ms === first.ms) return { x: 0, y: 0 };
  const share = throwForMs / (last.ms - first.ms);
  return { x: (last.at.x - first.at.x) * share, y: (last.at.y - first.at.y) * share };
}

/** What shows of a view beyond the limits. A picture that shows as a whole follows a swipe. */
function yielding({ wanted, hasPinched }: Gesture, zoom: Zoom): View {
  const limited = limitView(wanted, zoom.bounds());
  if (wanted.scale <= 1 && !hasPinched) return { ...limited, x: wanted.x };
  if (limited.scale !== wanted.scale) return wanted;
  return {
    scale: wanted.scale,
    x: limited.x + (wanted.x - limited.x) * resistance,
    y: limited.y + (wanted.y - limited.y) * resistance,
  };
}

function pan(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

type Pinch = { before: Point; at: Point; other: Point };

/** The middle between the fingers takes the picture along, their distance its size. */
function pinch(view: View, { before, at, other }: Pinch): View {
  const factor = distance(at, other) / Math.max(distance(before, other), 1);
  const point = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
  return pan(zoomAt(view, { factor, point }), { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** From the stage's middle. */
export function placeOn(
  stage: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
