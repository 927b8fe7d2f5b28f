/** Where uploads belong; the first part of their path (specification/api.md, "Uploads"). */
export const uploadTypes = ['categories', 'products', 'blog', 'social', 'gallery', 'videos'] as const;
export type UploadType = (typeof uploadTypes)[number];

export type FileKind = 'image' | 'video';
/** What a place takes: pictures, videos or both (specification/messages.md, "Images and uploads"). */
export type Accepts = FileKind | 'any';

/** The endings of what may be uploaded; the server judges by the bytes. */
export const fileEndings = {
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  video: ['mp4', 'avi', 'mov', 'wmv', 'webm'],
} as const satisfies Record<FileKind, readonly string[]>;

/** Limits of specification/api.md, "Uploads". */
export const maxMegabytes = { image: 16, video: 50 } as const satisfies Record<FileKind, number>;

/** As many as the largest gallery holds (specification/back-office.md, "Lists"). */
export const maxFilesAtOnce = 25;

const megabyte = 1024 * 1024;
export const maxBytes = {
  image: maxMegabytes.image * megabyte,
  video: maxMegabytes.video * megabyte,
} as const satisfies Record<FileKind, number>;

/** What a type takes: videos are shown in categories, in social posts and by themselves. */
export function acceptedBy(type: UploadType): Accepts {
  return type === 'videos' || type === 'social' || type === 'categories' ? 'any' : 'image';
}

export function endingsOf(accepts: Accepts): readonly string[] {
  return accepts === 'any' ? [...fileEndings.image, ...fileEndings.video] : fileEndings[accepts];
}

/** The formats as people write them: `PNG, JPG, …`. */
export function formatNames(accepts: Accepts): string {
  return endingsOf(accepts).join(', ').toUpperCase();
}

/** The specification's message for a file that is none of the formats. */
export function formatMessage(accepts: Accepts): string {
  const kinds = accepts === 'any' ? 'image or video' : accepts;
  return `Please select a valid ${kinds} file (${formatNames(accepts)})`;
}

/** The specification's message for a file that is too large. */
export function sizeMessage(kind: FileKind): string {
  return `File size must be less than ${maxMegabytes[kind]}MB`;
}
