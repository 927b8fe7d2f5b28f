import { type SyntheticEvent, useCallback } from 'react';

type Outcome = { onFail: () => void; onShow?: (image: HTMLImageElement) => void };

/**
 * Tells whether an image can be shown, also where that was known before scripts ran and nobody could be told.
 * @returns attributes of the image
 */
export function useImageOutcome({ onFail, onShow }: Outcome) {
  // The same function each time: it looks once, when scripts take over.
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete || !image.currentSrc) return;
    if (image.naturalWidth === 0) onFail();
    else onShow?.(image);
  }, []);
  const onLoad = (event: SyntheticEvent<HTMLImageElement>) => onShow?.(event.currentTarget);
  return { ref, onError: onFail, onLoad };
}
