import type { ImageRecord } from '#media/image-record.ts';
import { requestApi } from '../api/request-api.ts';

export type { ImageRecord } from '#media/image-record.ts';
export type { Usage as ImageUsage } from '#media/usage.ts';

/** All images and videos, newest first. @throws ApiError */
export async function fetchImages(signal?: AbortSignal): Promise<ImageRecord[]> {
  const { data } = await requestApi<ImageRecord[]>('/images', signal ? { signal } : {});
  return data;
}

/** All PDFs, newest first. @throws ApiError */
export async function fetchPdfs(options: { signal: AbortSignal }): Promise<ImageRecord[]> {
  return (await requestApi<ImageRecord[]>('/images?kind=pdf', options)).data;
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
