import { useEffect, useRef, useState } from 'react';
import { fetchImages, type ImageRecord } from '../media/image-record.ts';

export type Library = { images: readonly ImageRecord[]; hasFailed: boolean };

/** All images, or the fact that they could not be fetched. @throws only when `signal` aborted it */
export async function loadLibrary(signal?: AbortSignal): Promise<Library> {
  try {
    return { images: await fetchImages(signal), hasFailed: false };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { images: [], hasFailed: true };
  }
}

/**
 * Fetches the library again on demand. Not by the router's revalidation: a filter that is changed meanwhile
 * is a navigation, which would abort it.
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
    // Only the latest of several concurrent requests counts.
    if (request !== lastRequest.current) return;
    setLibrary(response);
    setIsRefreshing(false);
  }
  return { ...library, isRefreshing, refresh: () => void refresh() };
}
