import type { Zoom } from './create-zoom.ts';

const panShare = 0.2;

/** What keys do to the picture (`+ - 0`, arrows), and between pictures. @returns whether the key was taken */
export function handleKey(event: KeyboardEvent, zoom: Zoom, step: (by: 1 | -1) => void): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const { stage } = zoom.bounds();
  const [across, down] = [stage.width * panShare, stage.height * panShare];
  const isFitted = zoom.target().scale <= 1;
  const actions: Record<string, () => void> = {
    '+': () => zoom.zoomBy(1.5),
    '=': () => zoom.zoomBy(1.5),
    '-': () => zoom.zoomBy(1 / 1.5),
    '0': zoom.fit,
    PageDown: () => step(1),
    PageUp: () => step(-1),
    ArrowRight: () => (isFitted ? step(1) : zoom.panBy({ x: -across, y: 0 })),
    ArrowLeft: () => (isFitted ? step(-1) : zoom.panBy({ x: across, y: 0 })),
    ArrowDown: () => zoom.panBy({ x: 0, y: -down }),
    ArrowUp: () => zoom.panBy({ x: 0, y: down }),
  };
  const action = actions[event.key];
  action?.();
  return action !== undefined;
}
