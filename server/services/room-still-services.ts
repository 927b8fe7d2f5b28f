import { hasVariants } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import type { createVariantService } from '#media/pictures/variants.service.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import type { JobQueue } from '#media/storage/job-queue.ts';
import { findMediaFiles } from '#media/storage/media-files.repository.ts';
import { drawings } from '#publishing/drawing/drawings.ts';
import { createRoomStillService } from '#publishing/rooms/room-stills.service.ts';
import type { ListedStones } from './listed-stones.ts';

type Parts = {
  stones: ListedStones;
  variants: ReturnType<typeof createVariantService>;
  cache: FileStorage;
  decoding: JobQueue;
};

/** Three metres of slab take fewer pixels of a still in every room; cards show this width as well. */
const slabWidth = 960;

/** The pictures of rooms with stones. */
export function createRoomStillServices(db: Db, { stones, variants, cache, decoding }: Parts) {
  return createRoomStillService({
    cache,
    async findImages(slugs) {
      const found = await stones.find(slugs);
      return new Map([...found].map(([slug, { mainImage }]) => [slug, mainImage]));
    },
    async findVersions(paths) {
      const files = await findMediaFiles(db, paths.filter(hasVariants));
      return new Map(files.map(({ path, sha256 }) => [path, sha256]));
    },
    async readSlab(path) {
      return (await variants.find({ path, width: slabWidth, format: 'webp' }))?.bytes;
    },
    draw: drawings.drawRoomStill,
    inTurn: (group, work) => decoding.run({ urgency: 'soon', group }, work),
  });
}
