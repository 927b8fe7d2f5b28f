import { createLikenessService } from '#content/colours/likeness.service.ts';
import { createContentServices } from '#content/content-services.ts';
import type { ServiceOptions } from '#content/kit/service.ts';
import { createSiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import type { Db } from '#database/connect.ts';
import type { FileStorage } from '#media/file-storage.ts';
import { createMediaService } from '#media/media.service.ts';
import { createHeadService } from '#site/head/head.service.ts';
import { createLandingListService } from '#site/landing-lists.service.ts';
import { createResolveService } from '#site/resolve.service.ts';
import { createAppearanceServices } from './appearance-services.ts';
import { createListedStones } from './listed-stones.ts';

/** What public pages read, over one database or over one transaction. */
export function createReadingServices(
  db: Db,
  options: { publicUrl: string; storage: FileStorage; changes?: ServiceOptions['changes'] },
) {
  const { publicUrl, storage, changes } = options;
  const announced = changes ? { changes } : {};
  const content = createContentServices(db, { ...announced, publicUrl });
  const siteDocuments = createSiteDocumentService(db, { ...announced, publicUrl });
  const media = createMediaService(db);
  const resolve = createResolveService(db, content);
  const landingLists = createLandingListService({ siteDocuments, ...content });
  const site = { publicUrl, siteDocuments, resolve, landingLists, ...content };
  const appearance = createAppearanceServices({ siteDocuments, media, storage, publicUrl });
  const heads = createHeadService({ ...site, appearance: appearance.appearance });
  return {
    content,
    site: {
      ...site,
      heads,
      media,
      likeness: createLikenessService(db),
      stones: createListedStones(site),
      ...appearance,
    },
  };
}
