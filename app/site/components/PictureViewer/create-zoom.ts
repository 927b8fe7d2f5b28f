import { createFrameMotion } from './frame-motion.ts';
import { type Bounds, fittedView, limitView, type Point, type View, zoomAt } from './zoom-view.ts';

export type Zoom = {
  /** Where the picture is, or is moving to. */
  target: () => View;
  bounds: () => Bounds;
  /** Fits the picture into another stage: at once where it was moving to, as far as its limits allow. */
  setBounds: (bounds: Bounds) => void;
  /** Enlarges around a point of the stage, measured from its middle. */
  zoomBy: (factor: number, options?: { point?: Point; forMs?: number }) => void;
  panBy: (by: Point) => void;
  fit: () => void;
  /** Follows the fingers at once, also beyond the limits. */
  follow: (view: View) => void;
  /** Comes to rest within the limits. @param fixed the point that stays where it is */
  settle: (view: View, fixed?: Point) => void;
  /** Ends a movement where it is, so that a finger can continue it. @returns that view */
  stop: () => View;
};

const centre: Point = { x: 0, y: 0 };

/** Zooms and moves a picture within its limits. @param onTarget receives each view that the picture comes to */
export function createZoom(frame: HTMLElement, first: Bounds, onTarget: (view: View) => void): Zoom {
  let bounds = first;
  const { target, place, follow, glide, stop } = createFrameMotion(frame, onTarget);
  const settle = (view: View, fixed = centre) => glide(limitView(view, bounds, fixed));
  return {
    target,
    follow,
    settle,
    stop,
    bounds: () => bounds,
    setBounds(next) {
      bounds = next;
      place(limitView(target(), bounds));
    },
    zoomBy: (factor, { point = centre, forMs } = {}) =>
      glide(limitView(zoomAt(target(), { factor, point }), bounds, point), forMs),
    panBy: ({ x, y }) => settle({ ...target(), x: target().x + x, y: target().y + y }),
    fit: () => glide(fittedView),
  };
}
