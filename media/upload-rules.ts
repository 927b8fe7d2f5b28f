import type { Accepts, FileKind, UploadType } from './upload-limits.shared.ts';

/** What a file turned out to be, by its bytes. */
export type FileFormat = { kind: FileKind; mime: string; extension: string };

/** As many as the largest gallery holds (specification/back-office.md, "Lists"). */
export const maxFilesAtOnce = 25;

/** Each picture, or each frame of an animation. A larger one is more likely to be an attack than a slab. */
export const maxPixels = 100_000_000;
/** The longer side: what is longer is a line. */
export const maxSide = 30_000;
/** All frames of an animation together. */
export const maxAnimationPixels = 400_000_000;

/** What a type takes: videos are shown in categories, in social posts and by themselves. */
export function acceptedBy(type: UploadType): Accepts {
  return type === 'videos' || type === 'social' || type === 'categories' ? 'any' : 'image';
}
