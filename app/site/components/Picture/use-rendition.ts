import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Picture } from '#content/picture/picture.ts';
import { useImageOutcome } from '../../behaviour/use-image-outcome.ts';
import { findRendition, rememberRendition } from './renditions.ts';

type RenditionProps = {
  picture: Picture;
  transitionName?: string | undefined;
  onFail: () => void;
};

/**
 * Carries what a card shows across to the page that it leads to: the larger picture takes its place once it is there.
 * @returns attributes of the image, and the address of what the page before had of it
 */
export function useRendition({ picture, transitionName, onFail }: RenditionProps) {
  const imageRef = useRef<HTMLImageElement>(null);
  const carried = useMemo(
    () => findRendition(picture.path, transitionName),
    // A card gets its name when it is left, which changes nothing behind it.
    [picture.path],
  );
  const outcome = useImageOutcome({ onFail, onShow: (image) => rememberRendition(picture.path, image) });
  useLayoutEffect(() => {
    if (transitionName && imageRef.current) rememberRendition(transitionName, imageRef.current);
  }, [transitionName]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      imageRef.current = image;
      outcome.ref(image);
    },
    [outcome.ref],
  );
  return { ...outcome, ref, carried };
}
