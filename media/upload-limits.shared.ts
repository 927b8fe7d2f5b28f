/** Where uploads belong; the first part of their path (specification/api.md, "Uploads"). */
export const uploadTypes = [
  'categories',
  'products',
  'blog',
  'social',
  'gallery',
  'videos',
  'appearance',
] as const;
export type UploadType = (typeof uploadTypes)[number];

export type FileKind = 'image' | 'video';
/**
 * What a place takes: pictures, videos or both (specification/messages.md, "Images and uploads"). A logo may be a
 * drawing as well.
 */
export type Accepts = FileKind | 'any' | 'logo';

/** The endings of what may be uploaded; the server judges by the bytes. */
export const fileEndings = {
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  video: ['mp4', 'avi', 'mov', 'wmv', 'webm'],
  drawing: ['svg'],
} as const satisfies Record<FileKind | 'drawing', readonly string[]>;

/** Limits of specification/api.md, "Uploads". */
export const maxMegabytes = { image: 16, video: 50 } as const satisfies Record<FileKind, number>;

/** As many as the largest gallery holds (specification/back-office.md, "Lists"). */
export const maxFilesAtOnce = 25;

const megabyte = 1024 * 1024;
export const maxBytes = {
  image: maxMegabytes.image * megabyte,
  video: maxMegabytes.video * megabyte,
} as const satisfies Record<FileKind, number>;

/** What a type takes: videos are shown in categories, in social posts and by themselves, drawings as logos only. */
export function acceptedBy(type: UploadType): Accepts {
  if (type === 'appearance') return 'logo';
  return type === 'videos' || type === 'social' || type === 'categories' ? 'any' : 'image';
}

export function endingsOf(accepts: Accepts): readonly string[] {
  if (accepts === 'any') return [...fileEndings.image, ...fileEndings.video];
  return accepts === 'logo' ? [...fileEndings.image, ...fileEndings.drawing] : fileEndings[accepts];
}

/** The formats as people write them: `PNG, JPG, …`. */
export function formatNames(accepts: Accepts): string {
  return endingsOf(accepts).join(', ').toUpperCase();
}

/** The specification's message for a file that is none of the formats. */
export function formatMessage(accepts: Accepts): string {
  const kinds = { any: 'image or video', image: 'image', video: 'video', logo: 'image' }[accepts];
  return `Please select a valid ${kinds} file (${formatNames(accepts)})`;
}

/** The specification's message for a file that is too large. */
export function sizeMessage(kind: FileKind): string {
  return `File size must be less than ${maxMegabytes[kind]}MB`;
}
