import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Picture } from '#content/picture/picture.ts';
import { useImageOutcome } from '../../behaviour/use-image-outcome.ts';
import { findVariant, rememberVariant } from './loaded-variants.ts';

type LoadedVariantProps = {
  picture: Picture;
  transitionName?: string | undefined;
  onFail: () => void;
};

/**
 * Shows a card's picture on the page that the card links to, until the larger variant has loaded.
 * @returns attributes of the image, and the URL of the variant that the previous page showed
 */
export function useLoadedVariant({ picture, transitionName, onFail }: LoadedVariantProps) {
  const imageRef = useRef<HTMLImageElement>(null);
  const carried = useMemo(
    () => findVariant(picture.path, transitionName),
    // A card gets its transition name on navigation, which must not change the picture behind it.
    [picture.path],
  );
  const outcome = useImageOutcome({ onFail, onShow: (image) => rememberVariant(picture.path, image) });
  useLayoutEffect(() => {
    if (transitionName && imageRef.current) rememberVariant(transitionName, imageRef.current);
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
