import { createAccountService } from '#accounts/accounts.service.ts';
import { createEventService } from '#analytics/events.service.ts';
import { createStatisticsService } from '#analytics/statistics.service.ts';
import { createContentServices } from '#content/content-services.ts';
import { createActivityService } from '#content/editorial/activity.service.ts';
import { createBulkService } from '#content/editorial/bulk.service.ts';
import { createOverviewService } from '#content/editorial/overview.service.ts';
import { createPreviewService } from '#content/editorial/previews.service.ts';
import { createRevisionService } from '#content/editorial/revisions.service.ts';
import { createTrashService } from '#content/editorial/trash.service.ts';
import { createContentChanges } from '#content/kit/content-changes.ts';
import type { Db } from '#database/connect.ts';

import { dialCodes } from '#enquiries/countries.ts';
import { enquiryProducts } from '#enquiries/enquiry-products.shared.ts';
import { enquiryQuantities } from '#enquiries/enquiry-quantities.shared.ts';
import { createFeedbackService } from '#enquiries/feedback.service.ts';
import { createInboxService } from '#enquiries/inbox.service.ts';
import { createMessageInbox } from '#enquiries/message-inbox.service.ts';
import { createOutboxService, type MailAddresses } from '#enquiries/outbox.service.ts';
import { createSubmissionService } from '#enquiries/submissions.service.ts';
import { createSubscriberService } from '#enquiries/subscribers.service.ts';
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
import { createSiteContentService } from '#site/site-content.service.ts';
import { createSitemapService } from '#site/sitemap.service.ts';
import type { Config } from './config.ts';
import { createStorageCheck } from './storage-check.ts';

export type Services = ReturnType<typeof createServices>;
export type OutsideAnalytics = Pick<Config, 'analyticsId' | 'adsConversion'>;

/** Everything that routes and pages may ask, over one database and one storage. */
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
  /** The external service that browsers also post messages to, and how it calls their fields. */
  formCollector?: { url: string; fields: Record<string, string> } | undefined;
  /** Where pages send what was counted besides this site, with the visitor's consent; nowhere without it. */
  outsideAnalytics?: OutsideAnalytics;
}) {
  const { db, storage, publicUrl } = options;
  const limits = createLimits(db);
  const contentChanges = createContentChanges();
  const announced = { changes: contentChanges };
  const content = createContentServices(db, { ...announced, publicUrl });
  const outbox = createOutboxService(db, { publicUrl, addresses: options.mail });
  const siteContent = createSiteContentService(db);
  const decoding = createJobQueue(1);
  const cache = createFolderStorage(options.cacheFolder, { isCache: true });
  const variants = createVariantService(db, { storage, cache, decoding });
  const onNewPictures = variants.prepare;
  const incoming = openIncomingFiles(options.tempFolder);
  const files = createFileService(db, { storage, onNewPictures });
  const resolve = createResolveService(db, content);
  const site = { publicUrl, siteContent, resolve, ...content };
  const heads = createHeadService(site);
  const sitemap = createGeneratedSitemapService(db, { publicUrl, render: createSitemapService(site).render });
  contentChanges.subscribe(sitemap.refresh);
  return {
    ...site,
    contentChanges,
    trash: createTrashService(db, announced),
    bulk: createBulkService(db, announced),
    revisions: createRevisionService(db),
    activity: createActivityService(db),
    overview: createOverviewService(db),
    previews: createPreviewService(db, { services: content }),
    heads,
    sitemap,
    journalFeed: createJournalFeedService(site),
    media: createMediaService(db),
    files,
    variants,
    images: createImageService(db, {
      ...{ storage, publicUrl, forgetVariants: variants.forget, onNewPictures, ...announced },
    }),
    uploads: createUploadService({ files, incoming, decoding }),
    sweeper: createSweepService(db, { storage, cache, incoming }),
    outbox,
    limits,
    submissions: createSubmissionService(db, {
      ...{ limits, onStoring: outbox.write, onStored: outbox.announce },
    }),
    enquiries: createInboxService(db, 'enquiries'),
    messages: createMessageInbox(db),
    feedback: createFeedbackService(db),
    subscribers: createSubscriberService(db),
    formCollector: options.formCollector,
    formOptions: { countries: dialCodes, products: enquiryProducts, quantities: enquiryQuantities },
    storageCheck: createStorageCheck(db, { folders: options.watchedFolders ?? [] }),
    accounts: createAccountService(db, { limits }),
    events: createEventService(db, {
      isPublicPage: async (path) => (await heads.findByPath(path)) !== undefined,
    }),
    statistics: createStatisticsService(db),
    outsideAnalytics: options.outsideAnalytics ?? { analyticsId: undefined, adsConversion: undefined },
  };
}
