import { createAccountService } from '#accounts/accounts.service.ts';
import { createContentChanges } from '#content/kit/content-changes.ts';
import { entities } from '#content/registry.ts';
import { createCatalogueService } from '#content/search/catalogue.service.ts';
import { readingInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { createLimits } from '#limits/limits.service.ts';
import { networkOf } from '#limits/network-of.ts';
import type { FileStorage } from '#media/file-storage.ts';
import { createFileService } from '#media/files.service.ts';
import { createImageService } from '#media/images.service.ts';
import { openIncomingFiles } from '#media/incoming-files.ts';
import { createJobQueue } from '#media/job-queue.ts';
import type { OpenedStorage } from '#media/opened-storage.ts';
import { createPictureColourService } from '#media/picture-colours.service.ts';
import { openCaches } from '#media/shared-cache.ts';
import { createSweepService } from '#media/sweep.service.ts';
import { createUploadService } from '#media/uploads.service.ts';
import { createVariantService } from '#media/variants.service.ts';
import { createCheckService } from '#site/checks/checks.service.ts';
import { dataSheetPrefix } from '#site/data-sheet/data-sheets.service.ts';
import { createGeneratedSitemapService } from '#site/generated-sitemap.service.ts';
import { createJournalFeedService } from '#site/journal-feed.service.ts';
import { linkPreviewPrefix } from '#site/link-preview/link-previews.service.ts';
import { listSheetPrefix } from '#site/list-sheet/list-sheets.service.ts';
import { createMissingPathService } from '#site/missing-paths/missing-paths.service.ts';
import { createRedirectService } from '#site/redirects/redirects.service.ts';
import { createRefusalService } from '#site/refusals/refusals.service.ts';
import { roomStillPrefix } from '#site/rooms/room-stills.service.ts';
import { createSitemapService } from '#site/sitemap.service.ts';
import { createSiteBackups, type SiteBackupOptions } from './backups/wire-backups.ts';
import type { Config } from './config.ts';
import { createDataSheetServices } from './data-sheet-services.ts';
import { createEditorialServices } from './editorial-services.ts';
import { createEnquiryServices, type MailSettings } from './enquiry-services.ts';
import { createInvitationMails } from './invitation-mails.ts';
import { createLinkPreviewServices } from './link-preview-services.ts';
import { createReadingServices } from './reading-services.ts';
import { createReportServices } from './report-services.ts';
import { createRoomStillServices } from './room-still-services.ts';
import { createSpreadsheetServices } from './spreadsheet-services.ts';
import { createStorageCheck } from './storage-check.ts';

export type Services = ReturnType<typeof createServices>;
export type OutsideAnalytics = Pick<Config, 'analyticsId' | 'adsConversion'>;

type ServiceParts = {
  db: Db;
  storage: FileStorage;
  cacheFolder: string;
  /** Where uploads are written while they arrive. */
  tempFolder: string;
  publicUrl: string;
  /** Where the staff works, if that is elsewhere. */
  backOfficeUrl?: string;
  /** Of a storage that several machines share. */
  shared?: Omit<OpenedStorage, 'uploads'>;
  /** Where there has to be room for what is stored; nowhere in particular without it. */
  watchedFolders?: string[];
  /** How notifications go out; without it none are written. */
  mail?: MailSettings | undefined;
  /** The external service that browsers also post messages to, and its names of their fields. */
  formCollector?: { url: string; fields: Record<string, string> } | undefined;
  /** Where pages send what was counted besides this site, with the visitor's consent; nowhere without it. */
  outsideAnalytics?: OutsideAnalytics;
  backups?: SiteBackupOptions | undefined;
  /** What the secrets of second factors are sealed with; without it they are stored as they are. */
  factorKey?: string | undefined;
  /** For how many days shared lists of stones are there. */
  shortlistDays?: number;
};

/** Every service that endpoints and pages use, over one database and one storage. */
export function createServices(options: ServiceParts) {
  const { db, storage, publicUrl } = options;
  const backOfficeUrl = options.backOfficeUrl ?? publicUrl;
  const limits = createLimits(db);
  const contentChanges = createContentChanges();
  const announced = { changes: contentChanges };
  const { content, site } = createReadingServices(db, { publicUrl, storage, ...announced });
  const { heads, siteDocuments } = site;
  const decoding = createJobQueue(1);
  const { cache, sizes } = openCaches(options.cacheFolder, options.shared?.made);
  const variants = createVariantService(db, { storage, cache: sizes, decoding });
  const onNewPictures = variants.prepare;
  const incoming = openIncomingFiles(options.tempFolder);
  const files = createFileService(db, { storage, onNewPictures });
  const uploads = createUploadService({ files, incoming, decoding });
  const sitemap = createGeneratedSitemapService(db, {
    ...{ publicUrl, render: createSitemapService(site).render },
    madeOf: [...entities.map(({ table }) => table), 'siteDocuments'],
  });
  contentChanges.subscribe(sitemap.refresh);
  const roomStills = createRoomStillServices(db, { stones: site.stones, variants, cache, decoding });
  const enquiries = createEnquiryServices(db, {
    ...{ publicUrl, backOfficeUrl, limits, siteDocuments, stones: site.stones, mail: options.mail },
    ...{ findBrand: site.mailBrand.find, shortlistDays: options.shortlistDays },
  });
  const editorial = createEditorialServices(db, {
    ...{ content, publicUrl, mailTests: enquiries.mailTests, ...announced },
  });
  return {
    ...{ ...site, backOfficeUrl },
    /** The same over a transaction, for pages that show what it has written. */
    readWithin: (trx: Db) => createReadingServices(trx, { publicUrl, storage }).site,
    contentChanges,
    ...editorial,
    catalogue: createCatalogueService(db, {
      findSynonyms: async () => (await siteDocuments.get('search')).synonyms,
    }),
    ...{ sitemap, roomStills, limits },
    journalFeed: createJournalFeedService(site),
    ...createDataSheetServices(db, { ...site, storage, cache, publicUrl, variants, roomStills }),
    linkPreviews: createLinkPreviewServices({ ...site, storage, cache, decoding }),
    checks: readingInBackground(createCheckService(db, { publicUrl })),
    redirects: createRedirectService(db, { publicUrl }),
    missingPaths: createMissingPathService(db, { publicUrl, networkOf }),
    ...{ files, variants },
    pictureColours: createPictureColourService(db, { storage, decoding }),
    images: createImageService(db, {
      ...{ storage, publicUrl, forgetVariants: variants.forget, onNewPictures, ...announced },
      findHidden: editorial.demoRemoval.findHiddenUploads,
    }),
    uploads,
    ...createSpreadsheetServices(db, { ...announced, publicUrl, files, incoming, uploads }),
    sweeper: createSweepService(db, {
      ...{ storage, cache: sizes, incoming },
      madeAgain: [dataSheetPrefix, listSheetPrefix, linkPreviewPrefix, roomStillPrefix],
    }),
    refusals: createRefusalService(db),
    ...enquiries,
    backups: createSiteBackups(db, { ...options, siteDocuments }),
    formCollector: options.formCollector,
    storageCheck: createStorageCheck(db, { folders: options.watchedFolders ?? [], ...options.shared }),
    accounts: createAccountService(db, {
      ...{ limits, publicUrl: backOfficeUrl, factorKey: options.factorKey },
      invitationMails: createInvitationMails(enquiries.outbox),
    }),
    ...createReportServices(db, {
      ...site,
      isPublicPage: async (path) => (await heads.findByPath(path)) !== undefined,
    }),
    outsideAnalytics: options.outsideAnalytics ?? { analyticsId: undefined, adsConversion: undefined },
  };
}
