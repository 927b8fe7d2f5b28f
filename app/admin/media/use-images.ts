import { useCallback, useEffect, useState } from 'react';
import { fetchImages, type ImageRecord } from './image-record.ts';

type Loaded = { status: 'loading' | 'ready' | 'failed'; images: readonly ImageRecord[] };

/** The library, fetched each time `isWanted` becomes true. */
export function useImages({ isWanted }: { isWanted: boolean }) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading', images: [] });
  const load = useCallback(async (signal?: AbortSignal) => {
    setLoaded(({ images }) => ({ status: 'loading', images }));
    try {
      setLoaded({ status: 'ready', images: await fetchImages(signal) });
    } catch {
      if (!signal?.aborted) setLoaded({ status: 'failed', images: [] });
    }
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [isWanted, load]);
  return { ...loaded, reload: () => void load() };
}
