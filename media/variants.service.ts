import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
  widthsFor,
} from '#content/picture/picture.ts';
import { nameOfUpload } from '#content/picture/upload-addresses.ts';
import type { Db } from '#database/connect.ts';
import type { FileStorage } from './folder-storage.ts';
import { createJobQueue, type JobQueue, type Urgency } from './job-queue.ts';
import { findMediaFiles, listPictures } from './media-files.repository.ts';
import { createPictureSources, keepFile, type StoredPicture } from './picture-sources.ts';
import { renderVariant } from './render-variant.ts';

export type Variant = { path: string; width: PictureWidth; format: PictureFormat };
/** `isFinal` is false where a quick one stands in for what is still being made. */
export type FoundVariant = { bytes: Buffer; format: PictureFormat; isFinal: boolean };

/** When nobody has asked for anything for a while. */
export type Quiet = { isQuiet: () => boolean; untilQuiet: () => Promise<void> };

type Size = Omit<Variant, 'path'>;
type Wanted = { picture: StoredPicture; size: Size };
type Job = { urgency: Urgency; hasBegun: boolean };

/** Pictures made at once. */
const concurrency = 2;
/** The widths that phones and desktops ask for first; made ahead, the others on demand. */
const prewarmedWidths: readonly PictureWidth[] = [480, 768, 960, 1600];
const urgencies: readonly Urgency[] = ['now', 'soon', 'later'];

/** Makes each size and format of a picture once and keeps it in a folder that may be emptied at any time. */
export function createVariantService(
  db: Db,
  options: {
    storage: FileStorage;
    cacheFolder: string;
    /** Where large pictures are decoded, one at a time; shared with what else decodes them. */
    decoding?: JobQueue;
  },
) {
  const queue = createJobQueue(concurrency);
  const decoding = options.decoding ?? createJobQueue(1);
  const sources = createPictureSources({ ...options, decoding });
  const underWay = new Map<string, { job: Job; made: Promise<Buffer> }>();
  let isStopped = false;
  let onFailure = (_error: unknown): void => {};

  const fileOf = (path: string, { width, format }: Size): string =>
    join(options.cacheFolder, String(width), `${nameOfUpload(path)}.${format}`);
  const readKept = (file: string) => readFile(file).catch(() => undefined);
  const isKept = async (file: string) => (await stat(file).catch(() => undefined)) !== undefined;
  const hasOriginal = async (path: string) =>
    (await options.storage.findSize(nameOfUpload(path))) !== undefined;

  async function make(picture: StoredPicture, size: Size): Promise<Buffer> {
    const file = fileOf(picture.path, size);
    const kept = await readKept(file);
    if (kept) return kept;
    const bytes = await renderVariant(await sources.read(picture), size);
    // What cannot be kept, on a full disk say, is sent all the same.
    await keepFile(file, bytes).catch(onFailure);
    return bytes;
  }

  /** A huge picture is waited for outside of the queue, where it would take a place from the others. */
  async function runJob(job: Job, { picture, size }: Wanted): Promise<Buffer> {
    const { urgency } = job;
    if (urgency !== 'later') await sources.prepare(picture);
    return queue.run({ urgency, group: picture.path }, async () => {
      job.hasBegun = true;
      if (urgency === 'later') await sources.prepare(picture);
      return make(picture, size);
    });
  }

  /** Begins a job, or joins one that is as urgent or has begun. */
  function begin(wanted: Wanted, urgency: Urgency): Promise<Buffer> {
    const file = fileOf(wanted.picture.path, wanted.size);
    const pending = underWay.get(file);
    if (pending?.job.hasBegun || (pending && !isMoreUrgent(urgency, pending.job.urgency)))
      return pending.made;
    const job: Job = { urgency, hasBegun: false };
    const made = runJob(job, wanted).finally(() => {
      if (underWay.get(file)?.job === job) underWay.delete(file);
    });
    underWay.set(file, { job, made });
    return made;
  }

  /** Lets something be made that nobody waits for, so that nobody but the log hears of a failure. */
  async function attempt(path: string, work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!isStopped && (await hasOriginal(path))) onFailure(error);
    }
  }

  /** @returns false where somebody has asked for something in the meantime */
  function makeQuietly({ picture, size }: Wanted, { isQuiet }: Quiet): Promise<boolean> {
    return queue.run({ urgency: 'later', group: picture.path }, async () => {
      if (!isQuiet()) return false;
      await sources.prepare(picture);
      await make(picture, size);
      return true;
    });
  }

  /** What is kept; else the WebP of the same size, which takes a tenth of the time, while the AVIF is being made. */
  async function findSize(picture: StoredPicture, size: Size): Promise<FoundVariant> {
    const kept = await readKept(fileOf(picture.path, size));
    if (kept) return { bytes: kept, format: size.format, isFinal: true };
    const quick = { ...size, format: 'webp' } as const;
    const bytes =
      (await readKept(fileOf(picture.path, quick))) ?? (await begin({ picture, size: quick }, 'now'));
    const isFinal = size.format === 'webp';
    if (!isFinal) void attempt(picture.path, begin({ picture, size }, 'soon'));
    return { bytes, format: 'webp', isFinal };
  }

  return {
    /**
     * A variant, made if need be; a picture narrower than asked comes at its own width. Undefined when there is no
     * such picture, or its file is lost.
     */
    async find({ path, width, format }: Variant): Promise<FoundVariant | undefined> {
      const [picture] = await findMediaFiles(db, [path]);
      const widest = widthsFor(picture?.width ?? 0).at(-1);
      if (!picture?.width || !widest || !(await hasOriginal(path))) return undefined;
      try {
        return await findSize(picture, { width: width < widest ? width : widest, format });
      } catch (error) {
        // It may have been deleted while this waited for its turn.
        if (await hasOriginal(path)) throw error;
        return undefined;
      }
    },

    /** Makes the common sizes of pictures that have just come, before a visitor asks for them. Nobody waits for it. */
    prepare(paths: string[]): void {
      findMediaFiles(db, paths).then((pictures) => {
        for (const wanted of sizesMadeAhead(pictures))
          void attempt(wanted.picture.path, begin(wanted, 'later'));
      }, onFailure);
    },

    /** Who is told of what could not be made while nobody waited for it. */
    onFailure(listener: (error: unknown) => void): void {
      onFailure = listener;
    },

    /** Makes the common sizes of every picture that lacks them, one at a time and only while it is quiet. */
    async prewarm(quiet: Quiet): Promise<void> {
      for (const wanted of sizesMadeAhead(await listPictures(db))) {
        const { path } = wanted.picture;
        for (let isDone = await isKept(fileOf(path, wanted.size)); !isDone && !isStopped; ) {
          await quiet.untilQuiet();
          isDone = true;
          const quietly = makeQuietly(wanted, quiet).then((isMade) => {
            isDone = isMade;
          });
          await attempt(path, quietly);
        }
      }
    },

    /** Removes everything that was made of a picture that is gone. */
    async forget(path: string): Promise<void> {
      const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => ({ width, format })));
      await Promise.all(sizes.map((size) => rm(fileOf(path, size), { force: true })));
      await sources.forget(path);
    },

    /** Makes only what somebody waits for already. Resolves when it is finished. */
    async stop(): Promise<void> {
      isStopped = true;
      await queue.stop();
    },
  };
}

function isMoreUrgent(one: Urgency, other: Urgency): boolean {
  return urgencies.indexOf(one) < urgencies.indexOf(other);
}

/** The smallest of every picture first, and WebP first, which can stand in for the other. */
function sizesMadeAhead(pictures: StoredPicture[]): Wanted[] {
  return pictureWidths.flatMap((width) =>
    pictures
      .filter((picture) => isMadeAhead(picture, width))
      .flatMap((picture) =>
        (['webp', 'avif'] as const).map((format) => ({ picture, size: { width, format } })),
      ),
  );
}

/** A picture that is smaller than any common size has its own made. */
function isMadeAhead(picture: StoredPicture, width: PictureWidth): boolean {
  const own = widthsFor(picture.width ?? 0);
  const common = own.filter((candidate) => prewarmedWidths.includes(candidate));
  return (common.length > 0 ? common : own.slice(-1)).includes(width);
}
