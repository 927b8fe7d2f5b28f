import { useEffect, useState } from 'react';
import { fetchImage, type ImageRecord } from '../media/image-record.ts';

/**
 * The image that the URL names, wherever in the library it is, with how many places name it. What the list knows of it
 * is shown until that has come.
 */
export function useSelectedImage(path: string | null, images: readonly ImageRecord[]) {
  const [fetched, setFetched] = useState<ImageRecord>();
  const [round, setRound] = useState(0);
  // Runs again for another round.
  useEffect(() => {
    if (path === null) return;
    const stop = new AbortController();
    fetchImage(path, stop.signal).then(
      (image) => !stop.signal.aborted && setFetched(image),
      // One that is not there is not shown; request-api.ts has logged the reason.
      () => !stop.signal.aborted && setFetched(undefined),
    );
    return () => stop.abort();
  }, [path, round]);
  const selected = fetched?.path === path ? fetched : images.find((image) => image.path === path);
  return { selected, put: setFetched, reload: () => setRound((before) => before + 1) };
}
