import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { slugPattern } from '#content/kit/slug.ts';
import { slugFrom } from '#content/kit/slug-from.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid, isAppError } from '#errors/app-error.ts';
import { eraseVideoLocation } from './erase-video-location.ts';
import type { FileStorage } from './folder-storage.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { insertMediaFile, isPathTaken, type MediaFile } from './media-files.repository.ts';
import { type ReceivedFile, receiveUpload } from './receive-upload.ts';
import type { TempFolder } from './temp-folder.ts';
import { formatMessage, sizeMessage, type UploadType, uploadTypes } from './upload-limits.shared.ts';
import { acceptedBy, type FileFormat } from './upload-rules.ts';

export type UploadService = ReturnType<typeof createUploadService>;

/** Where files are to go, as the client says it. */
export type UploadTarget = { type: string | undefined; categorySlug: string | undefined };

type PreparedFile = Pick<MediaFile, 'mime' | 'bytes' | 'sha256' | 'width' | 'height' | 'preview'> & {
  name: string;
  file: string;
  extension: string;
};

const maxSlugLength = 120;
const maxNameLength = 80;
const noVideo = { width: null, height: null, preview: '' };

/** Takes files in: what arrives is judged, cleaned and stored under names of their own (docs/decisions/0008-uploads.md). */
export function createUploadService(
  db: Db,
  options: {
    storage: FileStorage;
    tempFolder: TempFolder;
    /** Where pictures are decoded whole, one at a time: each may take some hundred megabytes for a moment. */
    decoding?: JobQueue;
    /** Told of pictures that are about to be asked for. */
    onNewPictures?: (paths: string[]) => void;
    now?: () => Date;
  },
) {
  const { storage, decoding = createJobQueue(1) } = options;

  /** Files first, rows second: what visitors could be shown is there before anything names it. */
  async function storeAll(folder: string, prepared: PreparedFile[]): Promise<string[]> {
    const now = (options.now?.() ?? new Date()).toISOString();
    const placed: string[] = [];
    try {
      for (const file of prepared) placed.push(await placeFile(folder, file));
      await inTransaction(db, async (trx) => {
        for (const [index, name] of placed.entries()) {
          await insertMediaFile(trx, toRow(prepared[index] as PreparedFile, { name, now }));
        }
      });
    } catch (error) {
      await Promise.all(placed.map((name) => storage.remove(name)));
      throw error;
    }
    return placed.map((name) => uploadsPrefix + name);
  }

  async function placeFile(folder: string, { name, file, extension }: PreparedFile): Promise<string> {
    const base = baseNameOf(name);
    for (let count = 1; ; count += 1) {
      const candidate = `${folder}/${base}${count === 1 ? '' : `-${count}`}.${extension}`;
      if (await isPathTaken(db, uploadsPrefix + candidate)) continue;
      if (await storage.place(candidate, file)) return candidate;
    }
  }

  return {
    /** Writes a file to the temporary folder while it arrives. It is there until it is discarded. */
    receive: (upload: { name: string; bytes: AsyncIterable<Uint8Array> }): Promise<ReceivedFile> =>
      receiveUpload(options.tempFolder, upload),

    /**
     * Stores files that were received: all of them or none. @returns their paths, `/uploads/…`, in the same order
     * @throws AppError `invalid` for the target, `wrong-type` or `too-large` for a file; of several it names the file
     */
    async store(files: ReceivedFile[], target: UploadTarget): Promise<string[]> {
      const type = checkType(target.type);
      const folder = folderOf(type, target.categorySlug);
      const prepared: PreparedFile[] = [];
      for (const [index, file] of files.entries()) {
        const prepare = () =>
          decoding.run({ urgency: 'now', group: file.file }, () => prepareFile(file, type));
        prepared.push(
          await (files.length === 1 ? prepare() : namingFile({ name: file.name, index }, prepare)),
        );
      }
      const paths = await storeAll(folder, prepared);
      options.onNewPictures?.(paths);
      return paths;
    },

    /** Removes what is left of received files, stored or not. */
    async discard(files: ReceivedFile[]): Promise<void> {
      await Promise.all(files.map(({ file }) => rm(file, { force: true })));
    },
  };
}

function checkType(type: string | undefined): UploadType {
  const known = uploadTypes.find((candidate) => candidate === type);
  if (!known) throw invalid({ type: `type is one of: ${uploadTypes.join(', ')}` });
  return known;
}

function folderOf(type: UploadType, categorySlug: string | undefined): string {
  if (!categorySlug) return type;
  if (slugPattern.test(categorySlug) && categorySlug.length <= maxSlugLength)
    return `${type}/${categorySlug}`;
  throw invalid({ category_slug: 'category_slug has lower-case letters, digits and single hyphens' });
}

/** Cleans a file in its temporary place. */
async function prepareFile(received: ReceivedFile, type: UploadType): Promise<PreparedFile> {
  const format = checkFormat(received, type);
  const common = { name: received.name, file: received.file, mime: format.mime, extension: format.extension };
  if (format.kind === 'video') {
    await eraseVideoLocation(received.file, format.mime);
    return { ...common, ...noVideo, ...(await measureFile(received.file)) };
  }
  const { cleanPicture } = await import('./clean-picture.ts');
  const { bytes, facts } = await cleanPicture(await readFile(received.file), format.mime);
  await writeFile(received.file, bytes, { flush: true });
  return { ...common, ...facts, ...(await measureFile(received.file)) };
}

function checkFormat({ format, refusal }: ReceivedFile, type: UploadType): FileFormat {
  if (refusal === 'empty') throw invalid({ file: 'The file is empty' });
  const accepts = acceptedBy(type);
  if (!format || (accepts !== 'any' && format.kind !== accepts)) {
    throw new AppError('wrong-type', formatMessage(accepts));
  }
  if (refusal === 'too-large') throw new AppError('too-large', sizeMessage(format.kind));
  return format;
}

/** Of several files, says which one an error is about. */
async function namingFile<T>(file: { name: string; index: number }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAppError(error)) throw error;
    const message = `${file.name}: ${error.message}`;
    const data = { file: file.name, index: file.index };
    throw new AppError(error.code, message, { fields: { files: message }, data, cause: error });
  }
}

async function measureFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

function toRow(
  file: PreparedFile,
  stored: { name: string; now: string },
): Parameters<typeof insertMediaFile>[1] {
  const { mime, bytes, sha256, width, height, preview } = file;
  return {
    ...{ mime, bytes, sha256, width, height, preview },
    path: uploadsPrefix + stored.name,
    alt: '',
    focalX: 0.5,
    focalY: 0.5,
    originalName: file.name,
    createdAt: stored.now,
  };
}

/** The slug of a file's own name: without folders, of whichever system, and without its ending. */
function baseNameOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return slugFrom(last.replace(/\.[^.]*$/, ''))
    .slice(0, maxNameLength)
    .replace(/-+$/, '');
}
