import { keyOfUpload } from '#content/picture/picture.ts';
import type { SiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import type { Db } from '#database/connect.ts';
import type { FileStorage } from '#media/file-storage.ts';
import type { createMediaService } from '#media/media.service.ts';
import { findMediaFiles } from '#media/media-files.repository.ts';
import { pictures } from '#media/pictures.ts';
import type { AppearanceService } from '#site/appearance/appearance.service.ts';
import { createDataSheetService } from '#site/data-sheet/data-sheets.service.ts';
import { drawInThread } from '#site/data-sheet/draw-in-thread.ts';
import { createListSheetService } from '#site/list-sheet/list-sheets.service.ts';
import type { ListedStones } from './listed-stones.ts';

type Parts = {
  siteDocuments: SiteDocumentService;
  appearance: AppearanceService;
  media: ReturnType<typeof createMediaService>;
  storage: FileStorage;
  cache: FileStorage;
  publicUrl: string;
  stones: ListedStones;
};
type Placed = { path: string; focalX: number; focalY: number };

/** As wide as the sheet at 200 dots to the inch, and as high as a picture on it at most. */
const printed = { width: 1400, height: 842 };

const printedSmall = { width: 300, height: 200 };

/** The data sheets of stones, and the sheets of lists of them. */
export function createDataSheetServices(db: Db, { media, storage, stones, ...others }: Parts) {
  const render = async ({ path, focalX, focalY }: Placed, size: { width: number; height: number }) => {
    const source = await storage.read(keyOfUpload(path)).catch(() => undefined);
    return source && pictures.renderPrint(source, { ...size, focalX, focalY });
  };
  const parts = {
    ...others,
    async findPicture(path: string) {
      const { [path]: picture } = await media.findPictures([path]);
      const [file] = picture ? await findMediaFiles(db, [path]) : [];
      return picture && file && { ...picture, version: file.sha256 };
    },
  };
  return {
    dataSheets: createDataSheetService({
      ...parts,
      renderPicture: (picture) => render(picture, printed),
      draw: (sheet, picture) => drawInThread({ kind: 'stone', sheet, picture }),
    }),
    listSheets: createListSheetService({
      ...parts,
      async findImages(slugs) {
        const found = await stones.find(slugs);
        return new Map([...found].map(([slug, { mainImage }]) => [slug, mainImage]));
      },
      renderPicture: (picture) => render(picture, printedSmall),
      draw: (sheet, images) => drawInThread({ kind: 'list', sheet, pictures: images }),
    }),
  };
}
