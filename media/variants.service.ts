import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type sharp from 'sharp';
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
  uploadsPrefix,
  widthsFor,
} from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import type { FileStorage } from './folder-storage.ts';
import { createJobQueue } from './job-queue.ts';
import { findMediaFiles, listPicturePaths } from './media-files.repository.ts';

export type Variant = { path: string; width: PictureWidth; format: PictureFormat };
export type VariantService = ReturnType<typeof createVariantService>;

/** AVIF at effort 4 takes six times as long for the same size (measured on slabs); 52 keeps fine veins. */
const avif = { quality: 52, effort: 2 } as const;
const webp = { quality: 76, effort: 4 } as const;
/** Pictures made at once: one core stays free for the requests of a two-core machine. */
const concurrency = 2;
/** The widths that phones and desktops ask for first; made ahead, the others on demand. */
const widthsMadeAhead: readonly PictureWidth[] = [480, 768, 960, 1600];

/** Makes each size and format of a picture once and keeps it in a folder that may be emptied at any time. */
export function createVariantService(db: Db, options: { storage: FileStorage; cacheFolder: string }) {
  const queue = createJobQueue(concurrency);
  const underWay = new Map<string, Promise<Buffer>>();
  let isStopped = false;

  const fileOf = (variant: Variant): string =>
    join(options.cacheFolder, String(variant.width), `${nameOf(variant.path)}.${variant.format}`);

  async function hasOriginal({ path }: Variant): Promise<boolean> {
    return (await options.storage.findSize(nameOf(path))) !== undefined;
  }

  async function make(variant: Variant, file: string): Promise<Buffer> {
    const original = await options.storage.read(nameOf(variant.path));
    const bytes = await renderVariant(original, variant);
    await keep(file, bytes);
    return bytes;
  }

  async function getBytes(variant: Variant, urgency: 'now' | 'later'): Promise<Buffer> {
    const file = fileOf(variant);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const pending = underWay.get(file);
    if (pending) return pending;
    const job = queue.run(urgency, () => make(variant, file)).finally(() => underWay.delete(file));
    underWay.set(file, job);
    return job;
  }

  return {
    /** The bytes of a variant, made if need be; undefined when there is no such picture or width, or its file is lost. */
    async find(variant: Variant): Promise<Buffer | undefined> {
      const [file] = await findMediaFiles(db, [variant.path]);
      if (!file?.width || !widthsFor(file.width).includes(variant.width)) return undefined;
      if (!(await hasOriginal(variant))) return undefined;
      try {
        return await getBytes(variant, 'now');
      } catch (error) {
        // It may have been deleted while this waited for its turn.
        if (await hasOriginal(variant)) throw error;
        return undefined;
      }
    },

    /**
     * Makes the common sizes of every picture that lacks them, one at a time.
     * @param untilQuiet resolves when nobody has asked for anything for a while; waited for before each picture
     */
    async makeAhead(untilQuiet: () => Promise<void>): Promise<void> {
      const pictures = await listPicturePaths(db);
      for (const width of widthsMadeAhead) {
        for (const { path, width: ownWidth } of pictures) {
          if (!widthsFor(ownWidth ?? 0).includes(width)) continue;
          for (const format of pictureFormats) {
            await untilQuiet();
            if (isStopped) return;
            await getBytes({ path, width, format }, 'later');
          }
        }
      }
    },

    /** Removes every size and format of a picture that is gone. */
    async forget(path: string): Promise<void> {
      const variants = pictureWidths.flatMap((width) =>
        pictureFormats.map((format) => ({ path, width, format })),
      );
      await Promise.all(variants.map((variant) => rm(fileOf(variant), { force: true })));
    },

    /** Lets what is being made finish and begins nothing more. */
    stop(): void {
      isStopped = true;
      queue.stop();
    },
  };
}

async function renderVariant(original: Buffer, variant: Variant): Promise<Buffer> {
  // Loaded with the first picture: it would double the time of every start.
  const { default: open } = (await import('sharp')) as { default: typeof sharp };
  const resized = open(original, { animated: false })
    .rotate()
    .resize({ width: variant.width, withoutEnlargement: true });
  return variant.format === 'avif' ? resized.avif(avif).toBuffer() : resized.webp(webp).toBuffer();
}

async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

function nameOf(path: string): string {
  return path.slice(uploadsPrefix.length);
}
