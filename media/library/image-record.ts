import { keyOfUpload } from '#content/picture/picture.ts';
import type { PictureCondition } from '../pictures/picture-codec.ts';
import type { MediaFile } from '../storage/media-files.repository.ts';
import type { Usage } from './usage.ts';

/** An uploaded picture or video as the image manager shows it (specification/api.md, "Images"). */
export type ImageRecord = {
  id: number;
  filename: string;
  path: string;
  /** The first folder below the uploads, and those below it; empty where there are none. */
  directory: string;
  subdirectory: string;
  /** Bytes. */
  size: number;
  /** ISO 8601, UTC. */
  modified: string;
  used: boolean;
  /** In a page of the library the first few; `usageCount`, of one record alone, is how many there are. */
  usage: Usage[];
  usageCount?: number;
  /** Pixels; null for a video. */
  width: number | null;
  height: number | null;
  alt: string;
  focalX: number;
  focalY: number;
  mime: string;
  /** Of a picture, whether it can be shown; null for others, and until it has been looked at. */
  condition: PictureCondition | null;
  /** Paths of other files with the same content. */
  duplicates: string[];
};

/** `duplicates` are the paths of other files with the same content. */
export function toImageRecord(
  file: MediaFile,
  known: Pick<ImageRecord, 'usage' | 'usageCount' | 'duplicates'>,
): ImageRecord {
  const folders = keyOfUpload(file.path).split('/');
  const filename = folders.pop() ?? '';
  const { id, path, width, height, alt, focalX, focalY, mime, condition } = file;
  return {
    ...{ id, filename, path, width, height, alt, focalX, focalY, mime, condition },
    directory: folders[0] ?? '',
    subdirectory: folders.slice(1).join('/'),
    size: file.bytes,
    modified: file.createdAt,
    used: known.usage.length > 0,
    ...known,
  };
}

/** Whether the library shows it: a document is in none of its lists. */
export function isImage(file: MediaFile): boolean {
  return kindOf(file) === 'image' || kindOf(file) === 'video';
}

/** `image`, `video` or `application`. */
export function kindOf(file: MediaFile): string {
  return file.mime.slice(0, file.mime.indexOf('/'));
}
