import type { ImageRecord } from '#media/library/image-record.ts';
import type { LibrarySummary } from '#media/library/library-page.ts';
import { requestApi } from '../api/request-api.ts';

export type { ImageRecord } from '#media/library/image-record.ts';
export type { LibrarySummary } from '#media/library/library-page.ts';
export type { Usage as ImageUsage } from '#media/library/usage.ts';

export const imagesPerPage = 70;

/** One page of the uploads that fit a query of `GET /images`, counted from 1, and how many fit. @throws ApiError */
export async function fetchImagePage(
  query: string,
  { page, signal }: { page: number; signal?: AbortSignal },
): Promise<{ images: ImageRecord[]; total: number }> {
  const path = `/images?${new URLSearchParams(query)}&page=${page}&per_page=${imagesPerPage}`;
  const { data, headers } = await requestApi<ImageRecord[]>(path, signal ? { signal } : {});
  return { images: data, total: Number(headers.get('x-total-count')) };
}

/** How many uploads fit a query, and the folders that there are. @throws ApiError */
export async function fetchSummary(query: string, options: { signal: AbortSignal }): Promise<LibrarySummary> {
  return (await requestApi<LibrarySummary>(`/images/summary?${query}`, options)).data;
}

/** One upload, with how many places name it. @throws ApiError */
export async function fetchImage(path: string, signal?: AbortSignal): Promise<ImageRecord> {
  return (await requestApi<ImageRecord>(imageEndpoint(path), signal ? { signal } : {})).data;
}

/** Saves an image's alternative text. @throws ApiError */
export async function saveAlt(path: string, alt: string): Promise<void> {
  await requestApi(imageEndpoint(path), { method: 'PATCH', body: { alt } });
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Tells whenever a picture has been described on this page. @returns what ends it */
export function listenForDescriptions(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The endpoint of an upload: `/images/products/statuario.webp`. */
export function imageEndpoint(path: string): string {
  const name = path.replace(/^\/uploads\//, '');
  return `/images/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** How many places name it; a list knows the first few only. */
export function countPlaces({ usageCount, usage }: Pick<ImageRecord, 'usage' | 'usageCount'>): number {
  return usageCount ?? usage.length;
}
