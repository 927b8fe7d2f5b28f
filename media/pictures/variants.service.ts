import {
  keyOfUpload,
  type PictureFormat,
  type PictureWidth,
  pictureWidths,
  widthsFor,
} from '#content/picture/picture.ts';
import { hasTiles, type Tile } from '#content/picture/tiles.ts';
import type { Db } from '#database/connect.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { createJobQueue, type JobQueue } from '../storage/job-queue.ts';
import { findMediaFiles, readPictures } from '../storage/media-files.repository.ts';
import {
  createVariantMaker,
  type PictureSize,
  type StoredPicture,
  type VariantMaker,
} from './variant-maker.ts';

export type Variant = { path: string; width: PictureWidth; format: PictureFormat };
/** `isFinal` is false where a quick one stands in for what is still being made. */
export type FoundVariant = { bytes: Buffer; format: PictureFormat; isFinal: boolean };

/** Tells whether the site is idle: nobody has requested anything for a while. */
export type IdleMonitor = { isIdle: () => boolean; untilIdle: () => Promise<void> };

type Pictures = {
  maker: VariantMaker;
  hasOriginal: (path: string) => Promise<boolean>;
  /** Awaits work that no request waits for; a failure is only logged. @returns false where it failed */
  attempt: (path: string, work: Promise<unknown>) => Promise<boolean>;
  isStopped: () => boolean;
};

/** The widths that phones and desktops request first; prewarmed, the others are made on demand. */
const prewarmedWidths: readonly PictureWidth[] = [480, 768, 960, 1600];

/** Pictures in the sizes and formats that pages show, made when they are first requested or shortly before. */
export function createVariantService(
  db: Db,
  options: { storage: FileStorage; cache: FileStorage; decoding?: JobQueue } & Pick<
    Parameters<typeof createVariantMaker>[0],
    'readShipped'
  >,
) {
  let isStopped = false;
  let onFailure = (_error: unknown): void => {};
  const { storage, cache, decoding = createJobQueue(1), readShipped } = options;
  const maker = createVariantMaker({
    ...{ storage, cache, decoding, readShipped },
    onFailure: (error) => onFailure(error),
  });
  const hasOriginal = async (path: string) => (await storage.stat(keyOfUpload(path))) !== undefined;
  const isStoppedNow = () => isStopped;
  const attempt = attemptWith({ hasOriginal, isStopped: isStoppedNow, tell: (error) => onFailure(error) });
  const pictures: Pictures = { maker, hasOriginal, isStopped: isStoppedNow, attempt };
  return {
    find: (variant: Variant) => findVariant(db, pictures, variant),
    findTile: (path: string, tile: Tile) => findTile(db, pictures, { path, tile }),
    /** Makes the common sizes and the tiles of new pictures in the background, before a visitor requests them. */
    prepare: (paths: string[]) =>
      void findMediaFiles(db, paths).then((found) => prepareSizes(pictures, found), onFailure),
    /** Sets who is notified of variants that failed while no request waited for them. */
    onFailure(listener: (error: unknown) => void): void {
      onFailure = listener;
    },
    prewarm: (monitor: IdleMonitor) => prewarmSizes(pictures, db, monitor),
    /** Removes all variants of a deleted picture. */
    forget: maker.forget,
    countQueued: maker.countQueued,
    /** Starts nothing new and resolves when what requests wait for is finished. */
    async stop(): Promise<void> {
      isStopped = true;
      await maker.stop();
    },
  };
}

function attemptWith({
  hasOriginal,
  isStopped,
  tell,
}: Pick<Pictures, 'hasOriginal' | 'isStopped'> & { tell: (error: unknown) => void }): Pictures['attempt'] {
  return async (path, work) => {
    try {
      await work;
      return true;
    } catch (error) {
      // A storage that doesn't answer is a reason to tell, too.
      if (!isStopped() && (await hasOriginal(path).catch(() => true))) tell(error);
      return false;
    }
  };
}

/**
 * A variant, made if need be; a picture narrower than requested comes at its own width. Undefined when there is no
 * such picture, or its file is lost.
 */
async function findVariant(
  db: Db,
  pictures: Pictures,
  { path, width, format }: Variant,
): Promise<FoundVariant | undefined> {
  const [picture] = await findMediaFiles(db, [path]);
  const widest = widthsFor(picture?.width ?? 0).at(-1);
  if (!picture?.width || !widest) return undefined;
  const variant = { picture, size: { width: width < widest ? width : widest, format } };
  // What is kept is shown even while the storage of the originals is away.
  const kept = await pictures.maker.findKept(variant);
  if (kept) return { bytes: kept, format, isFinal: true };
  if (!(await pictures.hasOriginal(path))) return undefined;
  try {
    return await makeSize(pictures, variant);
  } catch (error) {
    // It may have been deleted while this waited in the queue.
    if (await pictures.hasOriginal(path)) throw error;
    return undefined;
  }
}

/** A tile, where it is there already: they take long, so that those asked for first are only there for the next. */
async function findTile(
  db: Db,
  { maker, attempt }: Pictures,
  { path, tile }: { path: string; tile: Tile },
): Promise<Buffer | undefined> {
  const [picture] = await findMediaFiles(db, [path]);
  if (!picture || !isTiled(picture)) return undefined;
  return maker.findTile(path, tile).catch(() => {
    void attempt(path, maker.makeTiles(picture, 'soon'));
    return undefined;
  });
}

/** The WebP of a size takes a tenth of the time: it comes while the AVIF is made. */
async function makeSize({ maker, attempt }: Pictures, variant: PictureSize): Promise<FoundVariant> {
  const { picture, size } = variant;
  const quick = { picture, size: { ...size, format: 'webp' } } as const;
  const bytes = (await maker.findKept(quick)) ?? (await maker.make(quick, 'now'));
  const isFinal = size.format === 'webp';
  if (!isFinal) void attempt(picture.path, maker.make(variant, 'soon'));
  return { bytes, format: 'webp', isFinal };
}

function prepareSizes({ maker, attempt }: Pictures, found: StoredPicture[]): void {
  for (const variant of prewarmedSizes(found))
    void attempt(variant.picture.path, maker.make(variant, 'later'));
  for (const picture of found.filter(isTiled)) void attempt(picture.path, maker.makeTiles(picture, 'later'));
}

function isTiled({ path, width }: StoredPicture): boolean {
  return width !== null && hasTiles({ path, width });
}

/**
 * Makes the common sizes of every picture that lacks them, one at a time and only while the site is idle; looking what is
 * there is work too. A picture that one size cannot be made of, as its file is lost or broken, is left alone.
 */
async function prewarmSizes(pictures: Pictures, db: Db, monitor: IdleMonitor): Promise<void> {
  const { maker, attempt, isStopped } = pictures;
  const unusable = new Set<string>();
  await monitor.untilIdle();
  for await (const variant of readPrewarmed(db)) {
    const { path } = variant.picture;
    for (let isDone = unusable.has(path); !isDone; ) {
      await monitor.untilIdle();
      if (isStopped()) return;
      if (await maker.isKept(variant)) break;
      const work = maker.makeWhileIdle(variant, monitor.isIdle).then((isMade) => {
        isDone = isMade;
      });
      if (await attempt(path, work)) continue;
      unusable.add(path);
      isDone = true;
    }
  }
}

/** The smallest of every picture first; it takes hours, so that what is left of them is not kept in memory. */
async function* readPrewarmed(db: Db): AsyncGenerator<PictureSize> {
  for (const width of pictureWidths) {
    for await (const found of readPictures(db)) yield* sizesOf(found, width);
  }
}

/** The smallest of every picture first, and WebP first, which can stand in for the other. */
function prewarmedSizes(pictures: StoredPicture[]): PictureSize[] {
  return pictureWidths.flatMap((width) => sizesOf(pictures, width));
}

function sizesOf(pictures: StoredPicture[], width: PictureWidth): PictureSize[] {
  return pictures
    .filter((picture) => isPrewarmed(picture, width))
    .flatMap((picture) =>
      (['webp', 'avif'] as const).map((format) => ({ picture, size: { width, format } })),
    );
}

/** A picture that is smaller than any common size has its own made. */
function isPrewarmed(picture: StoredPicture, width: PictureWidth): boolean {
  const own = widthsFor(picture.width ?? 0);
  const common = own.filter((candidate) => prewarmedWidths.includes(candidate));
  return (common.length > 0 ? common : own.slice(-1)).includes(width);
}
