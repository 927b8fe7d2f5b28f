import { useCallback } from 'react';

/**
 * Tells that an image cannot be shown, also where that was so before scripts ran and nobody could be told.
 * @returns attributes of the image
 */
export function useImageFailure(onFail: () => void) {
  // The same function each time: it looks once, when scripts take over.
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) onFail();
  }, []);
  return { ref, onError: onFail };
}
