import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Picture } from '#content/picture/picture.ts';
import { useImageOutcome } from '../../behaviour/use-image-outcome.ts';

/** The variants loaded during this visit, by the picture's path or by its transition name. */
const variants = new Map<string, { url: string; width: number }>();

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

/** Keeps the largest one that was shown. */
function rememberVariant(key: string, image: HTMLImageElement): void {
  const { currentSrc: url, naturalWidth: width } = image;
  if (url && width > (variants.get(key)?.width ?? 0)) variants.set(key, { url, width });
}

/** The URL of a variant that the browser has cached: sharper than a preview and available at once. */
function findVariant(...keys: readonly (string | undefined)[]): string | undefined {
  for (const key of keys) {
    const found = key === undefined ? undefined : variants.get(key);
    if (found) return found.url;
  }
  return undefined;
}
