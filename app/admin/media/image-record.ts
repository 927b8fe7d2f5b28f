import type { ImageRecord } from '#media/images.service.ts';
import { callApi } from '../api/call-api.ts';

export type { ImageRecord } from '#media/images.service.ts';
export type { Usage as ImageUsage } from '#media/usage.ts';

/** All pictures and videos, newest first. @throws ApiError */
export async function fetchImages(signal?: AbortSignal): Promise<ImageRecord[]> {
  const { data } = await callApi<ImageRecord[]>('/images', signal ? { signal } : {});
  return data;
}

/** Says what a picture shows. @throws ApiError */
export async function saveAlt(path: string, alt: string): Promise<void> {
  await callApi(imageAddress(path), { method: 'PATCH', body: { alt } });
}

/** The path as the API's addresses take it: `/images/products/statuario.webp`. */
export function imageAddress(path: string): string {
  const name = path.replace(/^\/uploads\//, '');
  return `/images/${name.split('/').map(encodeURIComponent).join('/')}`;
}
