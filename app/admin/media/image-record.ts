import { callApi } from '../api/call-api.ts';

/** A place that shows a picture: the record's kind, its title and the field's label. */
export type ImageUsage = { type: string; name: string; field: string; path?: string; id?: number };

export type ImageRecord = {
  id: number;
  filename: string;
  /** `/uploads/…` */
  path: string;
  directory: string;
  subdirectory: string;
  /** Bytes. */
  size: number;
  /** ISO 8601 in UTC. */
  modified: string;
  used: boolean;
  usage: ImageUsage[];
  /** Pixels; null where the file is no picture. */
  width: number | null;
  height: number | null;
  alt: string;
  focalX: number;
  focalY: number;
  mime: string;
  /** Paths of the files that are the same, byte by byte. */
  duplicates: string[];
};

/** All pictures and videos, newest first. @throws ApiError */
export async function fetchImages(signal?: AbortSignal): Promise<ImageRecord[]> {
  const { data } = await callApi<ImageRecord[]>('/images', signal ? { signal } : {});
  return data;
}

/** The path as the API's addresses take it: `/images/products/statuario.webp`. */
export function imageAddress(path: string): string {
  const name = path.replace(/^\/uploads\//, '');
  return `/images/${name.split('/').map(encodeURIComponent).join('/')}`;
}
