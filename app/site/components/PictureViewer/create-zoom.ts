import { prefersReducedMotion } from '../../behaviour/prefers-reduced-motion.ts';
import { type Bounds, between, fittedView, limitView, type Point, type View, zoomAt } from './zoom-view.ts';

export type Zoom = {
  /** Where the picture lies, or is on its way to. */
  aim: () => View;
  bounds: () => Bounds;
  /** Hangs the picture anew, on another stage: at once where it was on its way to, as far as its limits allow. */
  setBounds: (bounds: Bounds) => void;
  /** Enlarges around a point of the stage, measured from its middle. */
  zoomBy: (factor: number, options?: { point?: Point; forMs?: number }) => void;
  panBy: (by: Point) => void;
  fit: () => void;
  /** Follows the fingers at once, beyond the limits where they ask for it. */
  follow: (view: View) => void;
  /** Comes to rest within the limits. @param held the point that stays where it is */
  settle: (view: View, held?: Point) => void;
  /** Ends a movement where it is, so that a finger can take it up. @returns that place */
  stop: () => View;
};

const slowMs = 700;
const centre: Point = { x: 0, y: 0 };

/**
 * Moves a picture by its transform alone, so that nothing is laid out or painted on the way.
 * @param onRest told each place that the picture comes to
 */
export function createZoom(frame: HTMLElement, first: Bounds, onRest: (view: View) => void): Zoom {
  let bounds = first;
  let shown = fittedView;
  let aim = fittedView;
  let frameRequest = 0;

  const draw = (view: View) => {
    shown = view;
    frame.style.transform = `translate3d(${view.x}px, ${view.y}px, 0) scale(${view.scale})`;
  };
  const stop = () => {
    cancelAnimationFrame(frameRequest);
    aim = shown;
    return shown;
  };
  const rest = () => {
    frame.style.willChange = '';
    onRest(aim);
  };
  const glide = (to: View, forMs = slowMs) => {
    cancelAnimationFrame(frameRequest);
    aim = to;
    if (prefersReducedMotion()) {
      draw(to);
      return rest();
    }
    frame.style.willChange = 'transform';
    onRest(to);
    const from = shown;
    const startedAt = performance.now();
    const step = () => {
      const share = Math.min((performance.now() - startedAt) / forMs, 1);
      draw(between(from, to, easeOut(share)));
      if (share < 1) frameRequest = requestAnimationFrame(step);
      else rest();
    };
    step();
  };
  const settle = (view: View, held: Point = centre) => glide(limitView(view, bounds, held));
  return {
    aim: () => aim,
    bounds: () => bounds,
    stop,
    settle,
    setBounds(next) {
      bounds = next;
      cancelAnimationFrame(frameRequest);
      aim = limitView(aim, bounds);
      draw(aim);
      rest();
    },
    zoomBy: (factor, { point = centre, forMs } = {}) =>
      glide(limitView(zoomAt(aim, { factor, point }), bounds, point), forMs),
    panBy: ({ x, y }) => settle({ ...aim, x: aim.x + x, y: aim.y + y }),
    fit: () => glide(fittedView),
    follow(view) {
      aim = view;
      frame.style.willChange = 'transform';
      draw(view);
    },
  };
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 4;
}
