import { keyOfUpload, uploadsPrefix } from '#content/picture/picture.ts';
import type { SiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import { toIco } from '#media/draw-icon.ts';
import type { FileStorage } from '#media/file-storage.ts';
import type { createMediaService } from '#media/media.service.ts';
import { pictures } from '#media/pictures.ts';
import { readIfThere, readSoon } from '#media/read-if-there.ts';
import { createAppearanceService } from '#site/appearance/appearance.service.ts';
import { createIconService } from '#site/appearance/icons.service.ts';
import { createMailBrandService } from '#site/appearance/mail-brand.service.ts';

type Parts = {
  siteDocuments: SiteDocumentService;
  media: ReturnType<typeof createMediaService>;
  storage: FileStorage;
  publicUrl: string;
};

/** How the company looks, and the icons that follow from it. */
export function createAppearanceServices({ siteDocuments, media, storage, publicUrl }: Parts) {
  const readUpload = async (path: string): Promise<Buffer | undefined> =>
    path.startsWith(uploadsPrefix) ? readIfThere(storage, keyOfUpload(path)) : undefined;
  const appearance = createAppearanceService({
    documents: siteDocuments,
    findPictures: media.findPictures,
    async findCutOut(path) {
      const bytes = await readSoon(readUpload(path));
      return bytes === 'away' ? 'unknown' : bytes && pictures.findCutOut(bytes).catch(() => undefined);
    },
  });
  return {
    appearance,
    icons: createIconService({ appearance, readUpload, draw: pictures.drawIcon, toIco }),
    mailBrand: createMailBrandService({
      ...{ appearance, publicUrl, draw: pictures.drawLogo },
      async readUpload(path) {
        const bytes = await readSoon(readUpload(path));
        return bytes === 'away' ? undefined : bytes;
      },
    }),
  };
}
