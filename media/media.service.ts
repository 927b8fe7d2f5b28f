import { createHash } from 'node:crypto';
import { type Picture, uploadsPrefix } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { AppError } from '#errors/app-error.ts';
import { detectFormat } from './detect-format.ts';
import type { FileStorage } from './folder-storage.ts';
import { illustrateHtml, picturePathsIn } from './illustrate-html.ts';
import {
  countMediaFiles,
  findMediaFiles,
  insertMediaFile,
  type MediaFile,
} from './media-files.repository.ts';

/** What is known of a file that is no picture. */
const unpictured = { width: null, height: null, preview: '', focalX: 0.5, focalY: 0.5 };

/** Uploaded files: taking them in, and telling pages how large they are and what they show. */
export function createMediaService(
  db: Db,
  options: {
    storage: FileStorage;
    /** Told of pictures that are about to be asked for. */
    onNewPictures?: (paths: string[]) => void;
    now?: () => Date;
  },
) {
  async function findPictures(paths: string[]): Promise<Record<string, Picture>> {
    const wanted = [...new Set(paths)].filter((path) => path.startsWith(uploadsPrefix));
    if (wanted.length === 0) return {};
    const files = await findMediaFiles(db, wanted);
    return Object.fromEntries(
      files.flatMap((file) => toPicture(file) ?? []).map((picture) => [picture.path, picture]),
    );
  }

  return {
    /** What is known of each picture, by path; a path that is no uploaded picture is absent. */
    findPictures,

    /** Whether a path belongs to a file that has been taken in whole; anything else that lies there is nobody's. */
    async hasFile(path: string): Promise<boolean> {
      return (await findMediaFiles(db, [path])).length > 0;
    },

    /** How many pictures and videos the library holds. */
    countPictures: (): Promise<number> => countMediaFiles(db),

    /** Cleaned article HTML with responsive pictures in place of plain ones, ready to be shown. */
    async prepareHtml(html: string): Promise<string> {
      return illustrateHtml(html, await findPictures(picturePathsIn(html)));
    },

    /**
     * Takes a picture in under a name of its own.
     * @param file name below the storage, e.g. `products/dawn/statuario.webp`
     * @returns its path, `/uploads/…`
     * @throws AppError `wrong-type` when the bytes are not a picture; `conflict` when the name is taken
     */
    async addPicture(file: {
      name: string;
      bytes: Uint8Array;
      alt?: string;
      focal?: readonly [number, number];
    }): Promise<string> {
      const { inspectPicture } = await import('./inspect-picture.ts');
      const facts = await inspectPicture(file.bytes);
      if (!facts) throw new AppError('wrong-type', `${file.name} is not a PNG, JPEG, GIF or WEBP picture`);
      const [focalX, focalY] = file.focal ?? [0.5, 0.5];
      const path = await addFile({ ...file, ...facts, focalX, focalY });
      options.onNewPictures?.([path]);
      return path;
    },

    /**
     * Takes a video in as it is. @returns its path, `/uploads/…`
     * @throws AppError `wrong-type` when the bytes are no video; `conflict` when the name is taken
     */
    async addVideo(file: { name: string; bytes: Uint8Array }): Promise<string> {
      const format = await detectFormat(file.bytes);
      if (format?.kind !== 'video') throw new AppError('wrong-type', `${file.name} is not a video`);
      return addFile({ ...file, mime: format.mime, ...unpictured });
    },

    /** Takes in a document (a certificate's PDF) as it is. @returns its path, `/uploads/…` */
    async addDocument(file: { name: string; bytes: Uint8Array; mime: 'application/pdf' }): Promise<string> {
      return addFile({ ...file, ...unpictured });
    },
  };

  async function addFile(
    file: Pick<MediaFile, 'mime' | 'width' | 'height' | 'preview' | 'focalX' | 'focalY'> & {
      name: string;
      bytes: Uint8Array;
      alt?: string;
    },
  ): Promise<string> {
    const path = uploadsPrefix + file.name;
    const [taken] = await findMediaFiles(db, [path]);
    if (taken) throw new AppError('conflict', `There is a file named ${path} already`);
    await options.storage.write(file.name, file.bytes);
    await insertMediaFile(db, {
      path,
      mime: file.mime,
      bytes: file.bytes.byteLength,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      width: file.width,
      height: file.height,
      preview: file.preview,
      alt: file.alt ?? '',
      focalX: file.focalX,
      focalY: file.focalY,
      originalName: file.name.slice(file.name.lastIndexOf('/') + 1),
      createdAt: (options.now?.() ?? new Date()).toISOString(),
    });
    return path;
  }
}

function toPicture(file: MediaFile): Picture | undefined {
  if (!file.width || !file.height) return undefined;
  const { path, width, height, preview, alt, focalX, focalY } = file;
  return { path, width, height, preview, alt, focalX, focalY };
}
