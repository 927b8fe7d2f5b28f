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

type Parts = {
  siteDocuments: SiteDocumentService;
  appearance: AppearanceService;
  media: ReturnType<typeof createMediaService>;
  storage: FileStorage;
  cache: FileStorage;
  publicUrl: string;
};

/** As wide as the sheet at 200 dots to the inch, and as high as a picture on it at most. */
const printed = { width: 1400, height: 842 };

/** The data sheets of stones. */
export function createDataSheetServices(db: Db, { media, storage, ...parts }: Parts) {
  return createDataSheetService({
    ...parts,
    async findPicture(path) {
      const { [path]: picture } = await media.findPictures([path]);
      const [file] = picture ? await findMediaFiles(db, [path]) : [];
      return picture && file && { ...picture, version: file.sha256 };
    },
    async renderPicture({ path, focalX, focalY }) {
      const source = await storage.read(keyOfUpload(path)).catch(() => undefined);
      return source && pictures.renderPrint(source, { ...printed, focalX, focalY });
    },
    draw: drawInThread,
  });
}
