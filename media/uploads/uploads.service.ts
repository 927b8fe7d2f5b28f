import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { slugPattern } from '#content/kit/slug.ts';
import { slugFrom } from '#content/kit/slug-from.ts';
import { acceptedBy, type UploadType, uploadTypes } from '#content/kit/upload-types.ts';
import { type Accepts, formatMessage, sizeMessage } from '#content/picture/upload-limits.shared.ts';
import { AppError, invalid, isAppError } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { type FileService, type NewFile, unpictured } from '../library/files.service.ts';
import { pictures } from '../pictures/pictures.ts';
import {
  type FileFormat,
  type IncomingFiles,
  type ReceivedFile,
  svgMime,
} from '../storage/incoming-files.ts';
import type { JobQueue } from '../storage/job-queue.ts';
import { eraseVideoLocation } from './erase-video-location.ts';

export type UploadService = ReturnType<typeof createUploadService>;

/** Where files are to go, as the client says it; `isNewOnly` refuses a picture that is there already. */
export type UploadTarget = {
  type: string | undefined;
  categorySlug: string | undefined;
  isNewOnly?: boolean;
};

/** A stored file; `duplicateOf` is the newest of the library that has the same content. */
export type StoredUpload = Pick<NewFile, 'condition'> & { path: string; duplicateOf: string | undefined };

const maxSlugLength = 120;
const maxNameLength = 80;

/** Takes in what administrators send: it is judged, cleaned and stored (docs/decisions/0008-uploads.md). */
export function createUploadService(options: {
  files: FileService;
  incoming: IncomingFiles;
  /** Where pictures are decoded whole, one at a time: each may take some hundred megabytes for a moment. */
  decoding: JobQueue;
}) {
  const { files, incoming, decoding } = options;

  async function prepare(received: ReceivedFile[], target: UploadTarget): Promise<NewFile[]> {
    const type = checkType(target.type);
    const folder = folderOf(type, target.categorySlug);
    const prepared: NewFile[] = [];
    for (const [index, file] of received.entries()) {
      const work = () =>
        decoding.run({ urgency: 'now', group: file.file }, () => prepareFile(file, { type, folder }));
      prepared.push(await (received.length === 1 ? work() : namingFile({ name: file.name, index }, work)));
    }
    return prepared;
  }

  return {
    /** Writes a file to the temporary folder while it arrives. It is there until it is discarded. */
    receive: incoming.receive,
    discard: incoming.discard,

    /**
     * Stores files that were received: all of them or none. @returns them in the same order
     * @throws AppError `invalid` for the target, `wrong-type` or `too-large` for a file; of several it names the file;
     * `conflict` with `duplicate_of` where one is there already and only new ones are wanted
     */
    async store(received: ReceivedFile[], target: UploadTarget): Promise<StoredUpload[]> {
      const prepared = await prepare(received, target);
      const twins = await files.findSame(prepared);
      const twin = target.isNewOnly ? twins.find((path) => path !== undefined) : undefined;
      if (twin !== undefined) {
        const message = 'This file is in the library already.';
        throw new AppError('conflict', message, { data: { duplicate_of: twin } });
      }
      const paths = await files.take(prepared, (trx) =>
        enterInLog(trx, { kind: 'media', text: `Uploaded ${describeFiles(received)}` }),
      );
      return prepared.map(({ condition }, index) => ({
        ...{ path: paths[index] ?? '', condition, duplicateOf: twins[index] },
      }));
    },

    /** Cleans files that were received, for who stores them otherwise. @throws AppError as `store` */
    prepare,
  };
}

function describeFiles(files: readonly ReceivedFile[]): string {
  return files.length === 1 ? `the file "${files[0]?.name}"` : `${files.length} files`;
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
async function prepareFile(
  { name, file, ...judged }: ReceivedFile,
  target: { type: UploadType; folder: string },
): Promise<NewFile> {
  const format = checkFormat(judged, target.type);
  const facts = await cleanFile(file, format);
  return {
    ...{ mime: format.mime, ...facts, ...(await measureFile(file)), originalName: name },
    place: { folder: target.folder, name: baseNameOf(name), extension: format.extension },
    open: () => readLazily(file),
  };
}

/** A PDF stays as it is: it may be signed, and browsers show it in a room of its own. */
async function cleanFile(file: string, format: FileFormat) {
  if (format.kind === 'pdf') return unpictured;
  return format.kind === 'video' ? cleanVideo(file, format.mime) : cleanStill(file, format);
}

async function cleanVideo(file: string, mime: string) {
  await eraseVideoLocation(file, mime);
  return unpictured;
}

async function cleanStill(file: string, format: FileFormat) {
  const received = await readFile(file);
  const { bytes, facts } = isDrawing(format)
    ? await pictures.cleanSvg(received)
    : await pictures.cleanPicture(received, format.mime);
  await writeFile(file, bytes, { flush: true });
  return facts;
}

function checkFormat(
  { format, refusal }: Pick<ReceivedFile, 'format' | 'refusal'>,
  type: UploadType,
): FileFormat {
  if (refusal === 'empty') throw invalid({ file: 'The file is empty' });
  const accepts = acceptedBy(type);
  if (!format || !isAccepted(format, accepts)) throw new AppError('wrong-type', formatMessage(accepts));
  if (refusal === 'too-large') throw new AppError('too-large', sizeMessage(format.kind));
  return format;
}

function isAccepted(format: FileFormat, accepts: Accepts): boolean {
  if (isDrawing(format)) return accepts === 'logo';
  if (accepts === 'any') return format.kind !== 'pdf';
  return format.kind === (accepts === 'logo' ? 'image' : accepts);
}

function isDrawing({ mime }: FileFormat): boolean {
  return mime === svgMime;
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

/** Opens the file when its first bytes are needed. */
async function* readLazily(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file);
}

/** The slug of a file's own name: without folders, of whichever system, and without its ending. */
function baseNameOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return slugFrom(last.replace(/\.[^.]*$/, ''))
    .slice(0, maxNameLength)
    .replace(/-+$/, '');
}
