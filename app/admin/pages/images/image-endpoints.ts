import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { type ImageRecord, type ImageUsage, imageEndpoint } from '../../kit/media/image-record.ts';

/** What an administrator can change about an image. */
export type Description = Pick<ImageRecord, 'alt' | 'focalX' | 'focalY'>;

/** @throws ApiError */
export async function saveDescription(path: string, description: Description): Promise<ImageRecord> {
  const { alt, focalX, focalY } = description;
  const body = { alt, focal_x: focalX, focal_y: focalY };
  const { data } = await requestApi<ImageRecord>(imageEndpoint(path), { method: 'PATCH', body });
  return data;
}

/** @throws ApiError with status 409 and `usage` in its body if the image is in use */
export async function deleteImage(path: string): Promise<void> {
  await requestApi(imageEndpoint(path), { method: 'DELETE' });
}

/** Replaces an image in all its usages. @returns how many records changed @throws ApiError */
export async function replaceImage(paths: { oldPath: string; newPath: string }): Promise<number> {
  const body = { old_path: paths.oldPath, new_path: paths.newPath };
  const { data } = await requestApi<{ updated_items: unknown[] }>('/images/replace', {
    method: 'POST',
    body,
  });
  return data.updated_items.length;
}

/** `Product “Statuario”, Gallery` */
export function describeUsage({ type, name, field, path, trashed }: ImageUsage): string {
  const place = { kind: t(type), name: path === 'site' ? t(name) : name, field: t(field) };
  return trashed ? t('{kind} “{name}”, {field} (in the trash)', place) : t('{kind} “{name}”, {field}', place);
}
