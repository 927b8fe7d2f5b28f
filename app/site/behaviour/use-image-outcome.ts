import { type SyntheticEvent, useCallback } from 'react';

type Outcome = { onFail: () => void; onShow?: (image: HTMLImageElement) => void };

/**
 * Reports whether an image can be shown, also if it loaded or failed before scripts ran.
 * @returns attributes of the image
 */
export function useImageOutcome({ onFail, onShow }: Outcome) {
  // A stable function, so that React calls it only once, on hydration.
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete || !image.currentSrc) return;
    if (image.naturalWidth === 0) onFail();
    else onShow?.(image);
  }, []);
  const onLoad = (event: SyntheticEvent<HTMLImageElement>) => onShow?.(event.currentTarget);
  return { ref, onError: onFail, onLoad };
}
