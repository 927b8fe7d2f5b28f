import { createAccountService } from '#accounts/accounts.service.ts';
import { createEventService } from '#analytics/events.service.ts';
import { createStatisticsService } from '#analytics/statistics.service.ts';
import { createContentServices } from '#content/content-services.ts';
import { createContentChanges } from '#content/kit/content-changes.ts';
import { createSiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import type { Db } from '#database/connect.ts';
import type { MailAddresses } from '#enquiries/outbox-mail.ts';
import { createLimits } from '#limits/limits.service.ts';
import type { FileStorage } from '#media/file-storage.ts';
import { createFileService } from '#media/files.service.ts';
import { createFolderStorage } from '#media/folder-storage.ts';
import { createImageService } from '#media/images.service.ts';
import { openIncomingFiles } from '#media/incoming-files.ts';
import { createJobQueue } from '#media/job-queue.ts';
import { createMediaService } from '#media/media.service.ts';
import { createSweepService } from '#media/sweep.service.ts';
import { createUploadService } from '#media/uploads.service.ts';
import { createVariantService } from '#media/variants.service.ts';
import { createGeneratedSitemapService } from '#site/generated-sitemap.service.ts';
import { createHeadService } from '#site/head/head.service.ts';
import { createJournalFeedService } from '#site/journal-feed.service.ts';
import { createResolveService } from '#site/resolve.service.ts';
import { createSitemapService } from '#site/sitemap.service.ts';
import { createAppearanceServices } from './appearance-services.ts';
import type { Config } from './config.ts';
import { createEditorialServices } from './editorial-services.ts';
import { createEnquiryServices } from './enquiry-services.ts';
import { createStorageCheck } from './storage-check.ts';

export type Services = ReturnType<typeof createServices>;
export type OutsideAnalytics = Pick<Config, 'analyticsId' | 'adsConversion'>;

/** Every service that endpoints and pages use, over one database and one storage. */
export function createServices(options: {
  db: Db;
  storage: FileStorage;
  cacheFolder: string;
  /** Where uploads are written while they arrive. */
  tempFolder: string;
  publicUrl: string;
  /** Where there has to be room for what is stored; nowhere in particular without it. */
  watchedFolders?: string[];
  /** Where notifications go; without it none are written. */
  mail?: MailAddresses | undefined;
  /** The external service that browsers also post messages to, and its names of their fields. */
  formCollector?: { url: string; fields: Record<string, string> } | undefined;
  /** Where pages send what was counted besides this site, with the visitor's consent; nowhere without it. */
  outsideAnalytics?: OutsideAnalytics;
}) {
  const { db, storage, publicUrl } = options;
  const limits = createLimits(db);
  const contentChanges = createContentChanges();
  const announced = { changes: contentChanges };
  const content = createContentServices(db, { ...announced, publicUrl });
  const siteDocuments = createSiteDocumentService(db, { ...announced, publicUrl });
  const decoding = createJobQueue(1);
  const cache = createFolderStorage(options.cacheFolder, { isCache: true });
  const variants = createVariantService(db, { storage, cache, decoding });
  const onNewPictures = variants.prepare;
  const incoming = openIncomingFiles(options.tempFolder);
  const files = createFileService(db, { storage, onNewPictures });
  const media = createMediaService(db);
  const resolve = createResolveService(db, content);
  const site = { publicUrl, siteDocuments, resolve, ...content };
  const heads = createHeadService(site);
  const sitemap = createGeneratedSitemapService(db, { publicUrl, render: createSitemapService(site).render });
  contentChanges.subscribe(sitemap.refresh);
  return {
    ...site,
    contentChanges,
    ...createEditorialServices(db, { content, ...announced }),
    heads,
    sitemap,
    journalFeed: createJournalFeedService(site),
    media,
    ...createAppearanceServices({ siteDocuments, media, storage }),
    files,
    variants,
    images: createImageService(db, {
      ...{ storage, publicUrl, forgetVariants: variants.forget, onNewPictures, ...announced },
    }),
    uploads: createUploadService({ files, incoming, decoding }),
    sweeper: createSweepService(db, { storage, cache, incoming }),
    limits,
    ...createEnquiryServices(db, { publicUrl, limits, mail: options.mail }),
    formCollector: options.formCollector,
    storageCheck: createStorageCheck(db, { folders: options.watchedFolders ?? [] }),
    accounts: createAccountService(db, { limits }),
    events: createEventService(db, {
      isPublicPage: async (path) => (await heads.findByPath(path)) !== undefined,
    }),
    statistics: createStatisticsService(db),
    outsideAnalytics: options.outsideAnalytics ?? { analyticsId: undefined, adsConversion: undefined },
  };
}
