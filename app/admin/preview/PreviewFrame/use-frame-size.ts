import { type RefObject, useEffect, useState } from 'react';
import type { PreviewWidth } from '../preview-choices.ts';

/**
 * A screen in CSS pixels: as wide as the device, and as high as fits between the two. A desktop's is made so much smaller
 * beside a form that it may be higher than real ones: the room below it would stay empty otherwise.
 */
const screens = {
  desktop: { width: 1440, minHeight: 720, maxHeight: 1600 },
  phone: { width: 390, minHeight: 620, maxHeight: 844 },
} as const;

/** Kept free for what stands below: the page must not change its size while somebody types. */
export const roomBelow = 88;

/** The lines around the page, one on each side. */
const edges = 2;

/** How large a frame is, and by how much it is made smaller to fit its box. */
export function useFrameSize(box: RefObject<HTMLElement | null>, device: PreviewWidth) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setRoom({ width: element.clientWidth - edges, height: element.clientHeight - edges - roomBelow });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  const { width, minHeight, maxHeight } = screens[device];
  const scale = Math.min(1, room.width / width, room.height / minHeight) || 1;
  return { width, height: Math.min(maxHeight, Math.floor(room.height / scale)), scale };
}
