import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nameOfUpload } from '#content/picture/upload-addresses.ts';
import type { FileStorage } from './folder-storage.ts';
import type { JobQueue } from './job-queue.ts';
import type { MediaFile } from './media-files.repository.ts';
import { renderMaster } from './render-variant.ts';
import { withDraft } from './unfinished-files.ts';

/** The folder of masters below the cache. */
export const mastersFolder = 'masters';

/** Above this a picture is scaled down once, and its sizes are made of that. Decoding 100 megapixels takes seconds. */
const maxDirectPixels = 12_000_000;

export type StoredPicture = Pick<MediaFile, 'path' | 'width' | 'height'>;

/** What the sizes of a picture are made of: the original, or for a huge one a master that is made once. */
export function createPictureSources(options: {
  storage: FileStorage;
  cacheFolder: string;
  /** Where large pictures are decoded, one at a time. */
  decoding: JobQueue;
}) {
  const underWay = new Map<string, Promise<void>>();
  const masterOf = (path: string): string =>
    join(options.cacheFolder, mastersFolder, `${nameOfUpload(path)}.master`);

  async function makeMaster(path: string): Promise<void> {
    const file = masterOf(path);
    if (await stat(file).catch(() => undefined)) return;
    await options.decoding.run({ urgency: 'now', group: path }, async () => {
      await keepFile(file, await renderMaster(await options.storage.read(nameOfUpload(path))));
    });
  }

  return {
    /** Sees to it that a picture's sizes can be made quickly. */
    async prepare(picture: StoredPicture): Promise<void> {
      if (!isHuge(picture)) return;
      const { path } = picture;
      const pending = underWay.get(path) ?? makeMaster(path).finally(() => underWay.delete(path));
      underWay.set(path, pending);
      await pending;
    },

    /** The bytes to scale down; prepared before. */
    read: (picture: StoredPicture): Promise<Buffer> =>
      isHuge(picture) ? readFile(masterOf(picture.path)) : options.storage.read(nameOfUpload(picture.path)),

    forget: (path: string): Promise<void> => rm(masterOf(path), { force: true }),
  };
}

/** Writes a file of the cache, whole or not at all. */
export async function keepFile(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await withDraft(file, async (draft) => {
    await writeFile(draft, bytes);
    await rename(draft, file);
  });
}

function isHuge({ width, height }: StoredPicture): boolean {
  return (width ?? 0) * (height ?? 0) > maxDirectPixels;
}
