import { useEffect, useRef, useState } from 'react';
import { fetchImages, type ImageRecord } from '../media/image-record.ts';

export type Library = { images: readonly ImageRecord[]; hasFailed: boolean };

/** All pictures, or that they could not be fetched. @throws only when `signal` ended it */
export async function loadLibrary(signal?: AbortSignal): Promise<Library> {
  try {
    return { images: await fetchImages(signal), hasFailed: false };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { images: [], hasFailed: true };
  }
}

/**
 * Fetches the library again on demand. The router's own way won't do: a filter that is changed meanwhile
 * is a navigation, which would cut it short.
 */
export function useLibrary(loaded: Library) {
  const [library, setLibrary] = useState(loaded);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const lastRequest = useRef(0);
  useEffect(() => setLibrary(loaded), [loaded]);

  async function refresh(): Promise<void> {
    lastRequest.current += 1;
    const request = lastRequest.current;
    setIsRefreshing(true);
    const response = await loadLibrary();
    // Of several under way only the last one counts.
    if (request !== lastRequest.current) return;
    setLibrary(response);
    setIsRefreshing(false);
  }
  return { ...library, isRefreshing, refresh: () => void refresh() };
}
