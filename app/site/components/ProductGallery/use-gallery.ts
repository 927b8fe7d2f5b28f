import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTrack } from '../../behaviour/use-track.ts';

export type Gallery = {
  /** On the row whose children are the pictures. */
  trackRef: RefObject<HTMLDivElement | null>;
  index: number;
  count: number;
  /** False until scripts run: the row is then scrolled by hand. */
  isReady: boolean;
  /** Scrolls to a picture; wraps around at either end. */
  go: (index: number) => void;
};

/** The index of the current picture, however the row was moved. */
export function useGallery(count: number): Gallery {
  const [index, setIndex] = useState(0);
  const [isReady, setReady] = useState(false);
  const { ref, show } = useTrack(setIndex);
  useEffect(() => setReady(true), []);
  const go = useCallback(
    (target: number) => {
      const next = (target + count) % count;
      setIndex(next);
      show(next);
    },
    [count, show],
  );
  return { trackRef: ref, index, count, isReady, go };
}
