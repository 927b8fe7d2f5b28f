/** Where uploads belong; the first part of their path (specification/api.md, "Uploads"). */
export const uploadTypes = ['categories', 'products', 'blog', 'social', 'gallery', 'videos'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** What a file turned out to be, by its bytes. */
export type FileFormat = { kind: 'image' | 'video'; mime: string; extension: string };

const megabyte = 1024 * 1024;

/** Limits of specification/api.md, "Uploads", in bytes. */
export const maxBytes = { image: 16 * megabyte, video: 50 * megabyte } as const;

/** As many as the largest gallery holds (specification/back-office.md, "Lists"). */
export const maxFilesAtOnce = 25;

/** Each picture, or each frame of an animation. A larger one is more likely to be an attack than a slab. */
export const maxPixels = 100_000_000;
/** The longer side: what is longer is a line. */
export const maxSide = 30_000;
/** All frames of an animation together. */
export const maxAnimationPixels = 400_000_000;

const imageFormats = 'PNG, JPG, JPEG, GIF, WEBP';
const videoFormats = 'MP4, AVI, MOV, WMV, WEBM';

/** The formats that a type takes: videos are shown in categories, in social posts and by themselves. */
export function allowsVideo(type: UploadType): boolean {
  return type === 'videos' || type === 'social' || type === 'categories';
}

/** The specification's message for a file that is none of the formats. */
export function formatMessage(type: UploadType): string {
  return allowsVideo(type)
    ? `Please select a valid image or video file (${imageFormats}, ${videoFormats})`
    : `Please select a valid image file (${imageFormats})`;
}

/** The specification's message for a file that is too large. */
export function sizeMessage(kind: FileFormat['kind']): string {
  return `File size must be less than ${maxBytes[kind] / megabyte}MB`;
}
