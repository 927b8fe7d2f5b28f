import {
  keyOfUpload,
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
  uploadsPrefix,
} from '#content/picture/picture.ts';
import type { Tile } from '#content/picture/tiles.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { createJobQueue, type JobQueue, type Urgency } from '../storage/job-queue.ts';
import type { MediaFile } from '../storage/media-files.repository.ts';
import { readTile } from './picture-tiles.ts';
import { pictures } from './pictures.ts';

export type StoredPicture = Pick<MediaFile, 'path' | 'width' | 'height' | 'sha256'>;
type VariantSize = { width: PictureWidth; format: PictureFormat };
/** One size of one picture. */
export type PictureSize = { picture: StoredPicture; size: VariantSize };

export type VariantMaker = ReturnType<typeof createVariantMaker>;

type Job = { urgency: Urgency; hasBegun: boolean };
type Stores = {
  storage: FileStorage;
  /** Where variants and masters are kept; it may be emptied at any time. */
  cache: FileStorage;
  /** Where large pictures are decoded, one at a time; shared with what else decodes them. */
  decoding: JobQueue;
  /** Sizes that were made before the site was: those of the demo company. */
  readShipped?: ((picture: StoredPicture, size: VariantSize) => Promise<Buffer | undefined>) | undefined;
};
type Maker = Stores & {
  queue: JobQueue;
  variants: Map<string, { job: Job; made: Promise<Buffer> }>;
  masters: Map<string, Promise<void>>;
  tiles: Map<string, Job>;
  onFailure: (error: unknown) => void;
};

/** Pictures made at once. */
const concurrency = 2;
/** Minutes of waiting. More is asked for only by programs. */
const mostWaiting = 500;
/** Above this a picture is scaled down once, and its sizes are made of that. Decoding 100 megapixels takes seconds. */
const maxDirectPixels = 12_000_000;
const urgencies: readonly Urgency[] = ['now', 'soon', 'later'];
const mastersPrefix = 'masters/';
const tilesPrefix = 'tiles/';
/** What could not be made of a picture is not tried again for each visitor. */
const failedTilesMs = 10 * 60_000;

/** What keys in the cache begin with. */
export const cachePrefixes = [mastersPrefix, tilesPrefix, ...pictureWidths.map((width) => `${width}/`)];

/** Makes sizes of pictures, each once, and keeps them in the cache. */
export function createVariantMaker(stores: Stores & Pick<Maker, 'onFailure'>) {
  const queue = createJobQueue(concurrency, { mostWaiting });
  const maker: Maker = { ...stores, queue, variants: new Map(), masters: new Map(), tiles: new Map() };
  const { cache, readShipped } = stores;
  return {
    findKept: async ({ picture, size }: PictureSize): Promise<Buffer | undefined> =>
      (await cache.read(variantKey(picture.path, size)).catch(() => undefined)) ??
      readShipped?.(picture, size),

    isKept: async ({ picture, size }: PictureSize): Promise<boolean> =>
      (await cache.stat(variantKey(picture.path, size))) !== undefined ||
      (await readShipped?.(picture, size)) !== undefined,

    /** Begins to make a size, or joins a job that is as urgent or has begun. */
    make: (variant: PictureSize, urgency: Urgency): Promise<Buffer> => beginJob(maker, variant, urgency),

    /** Makes a size that nobody waits for. @returns false where `isIdle` no longer holds when its turn comes */
    makeWhileIdle: (variant: PictureSize, isIdle: () => boolean): Promise<boolean> =>
      queue.run({ urgency: 'later', group: variant.picture.path }, async () => {
        if (!isIdle()) return false;
        await ensureMaster(maker, variant.picture);
        await render(maker, variant);
        return true;
      }),

    /** A tile of a picture; undefined where it has none there. @throws where its tiles have yet to be made */
    findTile: (path: string, tile: Tile) => readTile({ storage: cache, key: tilesKey(path) }, tile),

    /** Makes the tiles of a picture, if that has not begun. */
    makeTiles: (picture: StoredPicture, urgency: Urgency) => makeTiles(maker, picture, urgency),

    /** Removes everything that was made of a picture. */
    async forget(path: string): Promise<void> {
      const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => ({ width, format })));
      const keys = [masterKey(path), tilesKey(path), ...sizes.map((size) => variantKey(path, size))];
      await Promise.all(keys.map((key) => cache.remove(key)));
    },

    /** Makes only what somebody waits for already. Resolves when it is finished. */
    stop: queue.stop,

    /** How many are being made, or are to be. */
    countQueued: queue.count,
  };
}

/** The path of the upload that something in the cache was made of. */
export function pathOfCached(key: string): string {
  return uploadsPrefix + key.slice(key.indexOf('/') + 1).replace(/\.\w+$/, '');
}

function variantKey(path: string, { width, format }: VariantSize): string {
  return `${width}/${keyOfUpload(path)}.${format}`;
}

function masterKey(path: string): string {
  return `${mastersPrefix}${keyOfUpload(path)}.master`;
}

function tilesKey(path: string): string {
  return `${tilesPrefix}${keyOfUpload(path)}.zip`;
}

function beginJob(maker: Maker, variant: PictureSize, urgency: Urgency): Promise<Buffer> {
  const key = variantKey(variant.picture.path, variant.size);
  const pending = maker.variants.get(key);
  if (pending && (pending.job.hasBegun || !isMoreUrgent(urgency, pending.job.urgency))) return pending.made;
  const job: Job = { urgency, hasBegun: false };
  const made = runJob(maker, job, variant).finally(() => {
    if (maker.variants.get(key)?.job === job) maker.variants.delete(key);
  });
  maker.variants.set(key, { job, made });
  return made;
}

/** The master of a huge picture is waited for outside of the queue, where it would take a place from the others. */
async function runJob(maker: Maker, job: Job, variant: PictureSize): Promise<Buffer> {
  const { picture } = variant;
  const { urgency } = job;
  if (urgency !== 'later') await ensureMaster(maker, picture);
  return maker.queue.run({ urgency, group: picture.path }, async () => {
    job.hasBegun = true;
    if (urgency === 'later') await ensureMaster(maker, picture);
    return render(maker, variant);
  });
}

async function render({ storage, cache, onFailure }: Maker, { picture, size }: PictureSize): Promise<Buffer> {
  const key = variantKey(picture.path, size);
  const kept = await cache.read(key).catch(() => undefined);
  if (kept) return kept;
  const source = isHuge(picture)
    ? await cache.read(masterKey(picture.path))
    : await storage.read(keyOfUpload(picture.path));
  const bytes = await pictures.renderVariant(source, size);
  // What cannot be kept, on a full disk for example, is sent all the same.
  await cache.write(key, bytes).catch(onFailure);
  return bytes;
}

async function makeTiles(maker: Maker, { path }: StoredPicture, urgency: Urgency): Promise<void> {
  const { storage, cache, queue, tiles } = maker;
  const pending = tiles.get(path);
  if (pending && (pending.hasBegun || !isMoreUrgent(urgency, pending.urgency))) return;
  const job: Job = { urgency, hasBegun: false };
  const forget = () => {
    if (tiles.get(path) === job) tiles.delete(path);
  };
  tiles.set(path, job);
  try {
    await queue.run({ urgency, group: path }, async () => {
      job.hasBegun = true;
      if (urgency === 'later' && (await cache.stat(tilesKey(path)))) return;
      const bytes = await pictures.renderTiles(await storage.read(keyOfUpload(path)));
      await cache.write(tilesKey(path), bytes);
    });
    forget();
  } catch (error) {
    setTimeout(forget, failedTilesMs).unref();
    throw error;
  }
}

/** Scales a huge picture down to the largest width, once; its sizes are made of that. */
async function ensureMaster(maker: Maker, picture: StoredPicture): Promise<void> {
  if (!isHuge(picture)) return;
  const { path } = picture;
  const pending =
    maker.masters.get(path) ?? makeMaster(maker, path).finally(() => maker.masters.delete(path));
  maker.masters.set(path, pending);
  await pending;
}

async function makeMaster({ storage, cache, decoding }: Maker, path: string): Promise<void> {
  const key = masterKey(path);
  if (await cache.stat(key)) return;
  await decoding.run({ urgency: 'now', group: path }, async () => {
    await cache.write(key, await pictures.renderMaster(await storage.read(keyOfUpload(path))));
  });
}

function isHuge({ width, height }: StoredPicture): boolean {
  return (width ?? 0) * (height ?? 0) > maxDirectPixels;
}

function isMoreUrgent(one: Urgency, other: Urgency): boolean {
  return urgencies.indexOf(one) < urgencies.indexOf(other);
}
