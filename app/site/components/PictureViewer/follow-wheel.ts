import type { Zoom } from './create-zoom.ts';
import { placeOn } from './follow-pointers.ts';

const pixelsPerLine = 16;
/** Short enough to feel direct, long enough that a mouse wheel's steps look smooth. */
const notchMs = 240;

/** The wheel, and a trackpad's pinch, which browsers report as a wheel with ctrl. @returns a function that stops it */
export function followWheel(stage: HTMLElement, zoom: Zoom): () => void {
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
