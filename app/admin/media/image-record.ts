import type { ImageRecord } from '#media/images.service.ts';
import { requestApi } from '../api/request-api.ts';

export type { ImageRecord } from '#media/images.service.ts';
export type { Usage as ImageUsage } from '#media/usage.ts';

/** All pictures and videos, newest first. @throws ApiError */
export async function fetchImages(signal?: AbortSignal): Promise<ImageRecord[]> {
  const { data } = await requestApi<ImageRecord[]>('/images', signal ? { signal } : {});
  return data;
}

/** Says what a picture shows. @throws ApiError */
export async function saveAlt(path: string, alt: string): Promise<void> {
  await requestApi(imageEndpoint(path), { method: 'PATCH', body: { alt } });
}

/** The path as the API's addresses take it: `/images/products/statuario.webp`. */
export function imageEndpoint(path: string): string {
  const name = path.replace(/^\/uploads\//, '');
  return `/images/${name.split('/').map(encodeURIComponent).join('/')}`;
}
