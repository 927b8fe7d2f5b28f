import { prefersReducedMotion } from '../../behaviour/prefers-reduced-motion.ts';
import { type Bounds, between, fittedView, limitView, type Point, type View, zoomAt } from './zoom-view.ts';

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
const slowMs = 700;

/** How a picture is shown at a moment, and where it is moving to. */
export type Drawn = { shown: View; target: View; bounds: Bounds };

type Listeners = {
  /** Receives each view that the picture comes to. */
  onTarget: (view: View) => void;
  onDraw: (drawn: Drawn) => void;
};

/** Zooms and moves a picture within its limits. */
export function createZoom(frame: HTMLElement, first: Bounds, { onTarget, onDraw }: Listeners): Zoom {
  let bounds = first;
  const { target, place, follow, glide, stop } = createFrameMotion(frame, {
    onTarget,
    onDraw: (views) => onDraw({ ...views, bounds }),
  });
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

type FrameMotion = {
  /** Where the frame is, or is moving to. */
  target: () => View;
  /** Places the frame at once. */
  place: (view: View) => void;
  /** Places the frame at once while fingers move it: more will follow. */
  follow: (view: View) => void;
  glide: (view: View, forMs?: number) => void;
  /** Ends a movement where it is. @returns that view */
  stop: () => View;
};

/** Moves a frame by its transform alone, so that nothing is laid out or painted meanwhile. */
function createFrameMotion(
  frame: HTMLElement,
  {
    onTarget,
    onDraw,
  }: Pick<Listeners, 'onTarget'> & { onDraw: (views: Pick<Drawn, 'shown' | 'target'>) => void },
): FrameMotion {
  let [shown, target] = [fittedView, fittedView];
  let frameRequest = 0;

  const draw = (view: View, willChange: string) => {
    shown = view;
    frame.style.transform = `translate3d(${view.x}px, ${view.y}px, 0) scale(${view.scale})`;
    frame.style.willChange = willChange;
    onDraw({ shown, target });
  };
  const stop = () => {
    cancelAnimationFrame(frameRequest);
    target = shown;
    return shown;
  };
  const place = (view: View) => {
    cancelAnimationFrame(frameRequest);
    target = view;
    draw(view, '');
    onTarget(view);
  };
  const follow = (view: View) => {
    target = view;
    draw(view, 'transform');
  };
  const glide = (view: View, forMs = slowMs) => {
    if (prefersReducedMotion()) return place(view);
    const start = { view: stop(), ms: performance.now() };
    target = view;
    onTarget(view);
    const step = () => {
      const share = Math.min((performance.now() - start.ms) / forMs, 1);
      if (share === 1) return place(view);
      draw(between(start.view, view, easeOut(share)), 'transform');
      frameRequest = requestAnimationFrame(step);
    };
    step();
  };
  return { target: () => target, place, follow, glide, stop };
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 4;
}
