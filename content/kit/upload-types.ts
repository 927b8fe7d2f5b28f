import type { Accepts } from '../picture/upload-limits.shared.ts';
import { type DeclaredEntity, entities } from '../registry.ts';
import type { Entity } from './entity.ts';

/**
 * Where uploads belong; the first part of their path (specification/api.md, "Uploads"). Each entity's pictures lie in a
 * folder named as the entity's path.
 */
export const uploadTypes = [
  ...entities.map(({ path }) => path),
  ...(['videos', 'site', 'appearance', 'certificates'] as const),
] as const;

export type UploadType = DeclaredEntity['path'] | 'videos' | 'site' | 'appearance' | 'certificates';

/** The folder of an entity's pictures. */
export function uploadTypeOf(entity: Pick<Entity, 'path'>): UploadType {
  return entity.path as UploadType;
}

/**
 * What a type takes: videos by themselves and where an entity shows them, pictures alone for the site's own texts,
 * drawings as logos, PDFs as certificates.
 */
export function acceptedBy(type: UploadType): Accepts {
  if (type === 'appearance') return 'logo';
  if (type === 'certificates') return 'pdf';
  if (type === 'site') return 'image';
  const entity = entities.find(({ path }) => path === type);
  return !entity || showsVideos(entity) ? 'any' : 'image';
}

function showsVideos({ fields }: Entity): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'media' && ['video', 'any'].includes(field.accepts),
  );
}
