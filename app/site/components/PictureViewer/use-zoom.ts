import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createZoom, type Drawn, type Zoom } from './create-zoom.ts';
import { followPointers, placeOn, type Tap } from './follow-pointers.ts';
import { measureBounds, type Point, type Size, type View } from './zoom-view.ts';

export type StartingZoom = { factor: number; clientX: number; clientY: number };

type ZoomOptions = {
  picture: Size;
  /** Around what the picture is enlarged as soon as it is placed. */
  start: StartingZoom | undefined;
  onSwipe: (step: 1 | -1) => void;
  /** The visitor tapped beside the picture. */
  onTapBeside: () => void;
  onDraw: (drawn: Drawn) => void;
};

type ZoomedPicture = {
  stageRef: RefObject<HTMLDivElement | null>;
  frameRef: RefObject<HTMLDivElement | null>;
  zoomRef: RefObject<Zoom | null>;
  scale: number;
  /** Undefined until it is placed. */
  fitted: Size | undefined;
};

const doubleTapMs = 300;
const doubleTapPx = 40;
/** What a click or a double tap enlarges to, where the picture goes that far. */
const closeLook = 2.5;

const pixelsPerLine = 16;
/** Short enough to feel direct, long enough that a mouse wheel's steps look smooth. */
const notchMs = 240;

/** A picture on a stage that pointers and wheel enlarge and move. */
export function useZoom(options: ZoomOptions): ZoomedPicture {
  const stageRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const zoomRef = useRef<Zoom>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [fitted, setFitted] = useState<Size>();
  const [scale, setScale] = useState(1);

  useLayoutEffect(() => {
    const [stage, frame] = [stageRef.current, frameRef.current];
    if (!stage || !frame) return;
    const { picture } = latest.current;
    let { start } = latest.current;
    const measure = () => measureBounds(picture, stage.getBoundingClientRect());
    const zoom = createZoom(frame, measure(), {
      onTarget: (view) => setScale(view.scale),
      onDraw: (drawn) => latest.current.onDraw(drawn),
    });
    zoomRef.current = zoom;
    const observer = new ResizeObserver(() => {
      zoom.setBounds(measure());
      setFitted(zoom.bounds().fitted);
      // Only now, with the dialog open, is there a place to measure from.
      if (start) zoom.zoomBy(start.factor, { point: placeOn(stage, start) });
      start = undefined;
    });
    observer.observe(stage);
    const onTap = tapHandler(zoom, () => latest.current.onTapBeside());
    const onSwipe = (step: 1 | -1) => latest.current.onSwipe(step);
    const stops = [followPointers(stage, zoom, { onTap, onSwipe }), followWheel(stage, zoom)];
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
      zoom.stop();
    };
  }, []);
  return { stageRef, frameRef, zoomRef, scale, fitted };
}

/** A click or a double tap enlarges and fits again; a tap beside the picture closes the viewer. */
function tapHandler(zoom: Zoom, leave: () => void): (tap: Tap) => void {
  let last: { point: Point; ms: number } | undefined;
  return ({ point, isTouch }) => {
    if (!isOnPicture(point, zoom)) return leave();
    const ms = performance.now();
    const isSecond =
      last !== undefined &&
      ms - last.ms < doubleTapMs &&
      Math.hypot(point.x - last.point.x, point.y - last.point.y) < doubleTapPx;
    last = isSecond ? undefined : { point, ms };
    if (isTouch && !isSecond) return;
    const { scale } = zoom.target();
    if (scale > 1) zoom.fit();
    else zoom.zoomBy(closeLook / scale, { point });
  };
}

function isOnPicture(point: Point, zoom: Zoom): boolean {
  const { x, y, scale }: View = zoom.target();
  const { fitted } = zoom.bounds();
  return (
    Math.abs(point.x - x) <= (fitted.width * scale) / 2 &&
    Math.abs(point.y - y) <= (fitted.height * scale) / 2
  );
}

/** The wheel, and a trackpad's pinch, which browsers report as a wheel with ctrl. @returns a function that stops it */
function followWheel(stage: HTMLElement, zoom: Zoom): () => void {
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    zoom.zoomBy(factorOfWheel(event), { point: placeOn(stage, event), forMs: notchMs });
  };
  stage.addEventListener('wheel', onWheel, { passive: false });
  return () => stage.removeEventListener('wheel', onWheel);
}

function factorOfWheel({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * pixelsPerLine : deltaY;
  return Math.exp(-pixels * (ctrlKey ? 0.008 : 0.002));
}
