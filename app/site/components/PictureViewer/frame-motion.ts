import { prefersReducedMotion } from '../../behaviour/prefers-reduced-motion.ts';
import { between, fittedView, type View } from './zoom-view.ts';

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

const slowMs = 700;

/**
 * Moves a frame by its transform alone, so that nothing is laid out or painted meanwhile.
 * @param onTarget receives each view that the frame comes to
 */
export function createFrameMotion(frame: HTMLElement, onTarget: (view: View) => void): FrameMotion {
  let [shown, target] = [fittedView, fittedView];
  let frameRequest = 0;

  const draw = (view: View, willChange: string) => {
    shown = view;
    frame.style.transform = `translate3d(${view.x}px, ${view.y}px, 0) scale(${view.scale})`;
    frame.style.willChange = willChange;
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
