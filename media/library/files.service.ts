import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PictureColours } from '#content/colours/picture-colours.shared.ts';
import { registerPictureColours } from '#content/colours/register-picture-colours.ts';
import { keyOfUpload, uploadsPrefix } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import { pictures } from '../pictures/pictures.ts';
import type { ByteRange, FileContent, FileStat, FileStorage } from '../storage/file-storage.ts';
import { detectFormat, svgMime } from '../storage/incoming-files.ts';
import {
  findMediaFiles,
  findTwins,
  insertMediaFile,
  isPathTaken,
  type MediaFile,
} from '../storage/media-files.repository.ts';

export type FileService = ReturnType<typeof createFileService>;

/** What is known of a file's content before it is stored. */
export type FileFacts = Pick<
  MediaFile,
  'mime' | 'bytes' | 'sha256' | 'width' | 'height' | 'preview' | 'condition'
> & {
  /** Of a picture that something can be told of. */
  colours?: PictureColours | undefined;
};

/** A file to take in: under the key it brings, or under a free one that begins like its name. */
export type NewFile = FileFacts & {
  place: { key: string } | { folder: string; name: string; extension: string };
  originalName: string;
  /** Its bytes from the beginning, each time it is called. */
  open: () => FileContent;
} & Partial<Pick<MediaFile, 'alt' | 'focalX' | 'focalY'>>;

/** A file that was taken in, and how its bytes are read. */
export type OpenableFile = FileStat &
  Pick<MediaFile, 'mime' | 'sha256'> & { open: (range?: ByteRange) => Promise<Readable> };

/** Files whose bytes are stored: `register` enters them in the library, in the transaction that it is given. */
export type PlacedFiles = {
  paths: string[];
  register: (trx: Db) => Promise<void>;
  /** Once they are registered. */
  announce: () => void;
  /** Instead of registering them. */
  discard: () => Promise<void>;
};

type Stored = { storage: FileStorage; now?: () => Date };

/** What is known of a file that is no picture. */
export const unpictured = { width: null, height: null, preview: '', condition: null };

/**
 * The only way that files enter the library and are read from it (docs/decisions/0008-uploads.md).
 * @param options `onNewPictures` receives the paths of pictures that are about to be requested
 */
export function createFileService(db: Db, options: Stored & { onNewPictures?: (paths: string[]) => void }) {
  /** Stores files, all of them or none. @returns their paths, `/uploads/…`, in the same order */
  async function take(files: NewFile[], onTaken?: (trx: Db) => Promise<void>): Promise<string[]> {
    const { paths, register, announce, discard } = await place(files);
    try {
      await inTransaction(db, async (trx) => {
        await register(trx);
        await onTaken?.(trx);
      });
    } catch (error) {
      await discard();
      throw error;
    }
    announce();
    return paths;
  }

  /** Stores the bytes of files, all of them or none; they belong to the library when `register` has run. */
  async function place(files: NewFile[]): Promise<PlacedFiles> {
    const keys = await placeAll(db, files, options.storage);
    const paths = keys.map((key) => uploadsPrefix + key);
    const pictures = paths.filter((_path, index) => files[index]?.width);
    return {
      paths,
      register: (trx) =>
        registerAll(trx, { files, paths, now: (options.now?.() ?? new Date()).toISOString() }),
      announce: () => {
        if (pictures.length > 0) options.onNewPictures?.(pictures);
      },
      discard: () => removeAll(options.storage, keys),
    };
  }

  return {
    take,
    place,

    /** The newest file of the library with the same content, for each of some. */
    findSame: (some: readonly FileFacts[]): Promise<(string | undefined)[]> =>
      Promise.all(some.map(async ({ sha256 }) => (await findTwins(db, { path: '', sha256 }))[0])),

    /**
     * Takes in a file of the project itself, unchanged, under a key of its own.
     * @throws AppError `wrong-type` for what is no picture, video or PDF; `conflict` when the key is taken
     */
    async add(
      file: { key: string; bytes: Buffer } & Pick<NewFile, 'alt' | 'focalX' | 'focalY'>,
    ): Promise<string> {
      const { key, bytes, ...notes } = file;
      const originalName = key.slice(key.lastIndexOf('/') + 1);
      const facts = await inspectFile(key, bytes);
      const [path = ''] = await take([
        { ...facts, ...notes, originalName, place: { key }, open: () => bytes },
      ]);
      return path;
    },

    /** A stored file that has a row, by its path; files without a row do not belong to the library. */
    async find(path: string): Promise<OpenableFile | undefined> {
      const [file] = await findMediaFiles(db, [path]);
      const key = keyOfUpload(path);
      const found = file && (await options.storage.stat(key));
      if (!found) return undefined;
      const { mime, sha256 } = file;
      return { mime, sha256, ...found, open: (range) => options.storage.open(key, range) };
    },
  };
}

/** Files first, rows second, so that no row names a file that does not exist yet. */
async function placeAll(db: Db, files: NewFile[], storage: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  try {
    for (const file of files) keys.push(await placeFile(db, storage, file));
    return keys;
  } catch (error) {
    await removeAll(storage, keys);
    throw error;
  }
}

async function registerAll(
  trx: Db,
  { files, paths, now }: { files: NewFile[]; paths: string[]; now: string },
): Promise<void> {
  for (const [index, file] of files.entries()) {
    const { place: _place, open: _open, colours, ...columns } = file;
    const path = paths[index] ?? '';
    const defaults = { alt: '', focalX: 0.5, focalY: 0.5 };
    await insertMediaFile(trx, { ...defaults, ...columns, path, createdAt: now });
    if (isMeasured(file)) await registerPictureColours(trx, { path, colours });
  }
}

/** Drawings are logos, which nobody looks for by their colours. */
function isMeasured({ width, mime }: NewFile): boolean {
  return width !== null && mime !== svgMime;
}

async function removeAll(storage: FileStorage, keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => storage.remove(key)));
}

/** Stores the bytes of a file. @returns the key they have */
async function placeFile(db: Db, storage: FileStorage, { place, open }: NewFile): Promise<string> {
  if ('key' in place) {
    const path = uploadsPrefix + place.key;
    const [taken] = await findMediaFiles(db, [path]);
    if (taken) throw new AppError('conflict', `There is a file named ${path} already`);
    // A file without a row is left over from an interrupted attempt.
    await storage.write(place.key, open());
    return place.key;
  }
  const { folder, name, extension } = place;
  for (let count = 1; ; count += 1) {
    const key = `${folder}/${name}${count === 1 ? '' : `-${count}`}.${extension}`;
    if (await isPathTaken(db, uploadsPrefix + key)) continue;
    if (await storage.create(key, open())) return key;
  }
}

async function inspectFile(key: string, bytes: Buffer): Promise<FileFacts> {
  const measured = { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
  if (bytes.toString('latin1', 0, 5) === '%PDF-')
    return { ...unpictured, ...measured, mime: 'application/pdf' };
  const format = await detectFormat(bytes);
  if (format?.kind === 'video') return { ...unpictured, ...measured, mime: format.mime };
  const facts = await pictures.inspectPicture(bytes);
  if (!facts) throw new AppError('wrong-type', `${key} is no picture, video or PDF`);
  return { ...facts, ...measured };
}
