import type { ContentServices } from '#content/content-services.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import { createActivityService } from '#content/editorial/activity.service.ts';
import { createBulkService } from '#content/editorial/bulk.service.ts';
import { createDemoRemovalService } from '#content/editorial/first-steps/demo-removal.service.ts';
import { createFirstStepsService } from '#content/editorial/first-steps/first-steps.service.ts';
import { createOrderService } from '#content/editorial/order.service.ts';
import { createOverviewService } from '#content/editorial/overview.service.ts';
import { createPreviewService } from '#content/editorial/previews.service.ts';
import { createScheduleService } from '#content/editorial/schedule/schedule.service.ts';
import { createSitePreviewService } from '#content/editorial/site-previews.service.ts';
import { createTrashService } from '#content/editorial/trash.service.ts';
import { createHoldNoticeService } from '#content/entities/slab/hold-notices.service.ts';
import { createHoldsService } from '#content/entities/slab/holds.service.ts';
import { type ContentChanges, createContentChanges } from '#content/kit/content-changes.ts';
import type { Entity } from '#content/kit/entity.ts';
import { createRevisionService } from '#content/kit/revisions.service.ts';
import { uploadTypeOf } from '#content/kit/upload-types.ts';
import { createCatalogueService } from '#content/search/catalogue.service.ts';
import { createExportService } from '#content/spreadsheets/export.service.ts';
import { createImportService } from '#content/spreadsheets/imports.service.ts';
import { createTranslationExportService } from '#content/spreadsheets/translation-export.service.ts';
import { createTranslationImportService } from '#content/spreadsheets/translation-imports.service.ts';
import { createTranslationOverviewService } from '#content/translations/translation-overview.service.ts';
import { createTranslationService } from '#content/translations/translations.service.ts';
import { readingInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { readShippedSize } from '#demo/shipped-sizes.ts';
import { nameCountry } from '#inbox/submit/name-country.ts';
import { createPictureFetchService } from '#media/fetching/picture-fetches.service.ts';
import { createFileService, type FileService } from '#media/library/files.service.ts';
import { createImageService } from '#media/library/images.service.ts';
import { createSweepService } from '#media/library/sweep.service.ts';
import { createPictureColourService } from '#media/pictures/picture-colours.service.ts';
import { createVariantService } from '#media/pictures/variants.service.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { type IncomingFiles, openIncomingFiles } from '#media/storage/incoming-files.ts';
import { createJobQueue } from '#media/storage/job-queue.ts';
import type { OpenedStorage } from '#media/storage/opened-storage.ts';
import { openCaches } from '#media/storage/shared-cache.ts';
import { openImportPictures } from '#media/uploads/import-pictures.ts';
import { createUploadService, type UploadService } from '#media/uploads/uploads.service.ts';
import { createAccountService } from '#people/accounts/accounts.service.ts';
import { createLimits } from '#people/limits/limits.service.ts';
import { networkOf } from '#people/limits/network-of.ts';
import { createLogService } from '#people/log/log.service.ts';
import { createCheckService } from '#publishing/checks/checks.service.ts';
import { createJournalFeedService } from '#publishing/feed/journal-feed.service.ts';
import type { LandingListService } from '#publishing/landing/landing-lists.service.ts';
import { createLandingSearch } from '#publishing/landing/landing-search.service.ts';
import { linkPreviewPrefix } from '#publishing/link-preview/link-previews.service.ts';
import { createMissingPathService } from '#publishing/redirects/missing-paths/missing-paths.service.ts';
import { createRedirectService } from '#publishing/redirects/redirects.service.ts';
import { createRefusalService } from '#publishing/redirects/refusals/refusals.service.ts';
import { roomStillPrefix } from '#publishing/rooms/room-stills.service.ts';
import { dataPackPrefix } from '#publishing/sheets/data-pack.service.ts';
import { dataSheetPrefix } from '#publishing/sheets/data-sheets.service.ts';
import { declarationPrefix } from '#publishing/sheets/declarations.service.ts';
import { listSheetPrefix } from '#publishing/sheets/list-sheets.service.ts';
import { createGeneratedSitemapService } from '#publishing/sitemap/generated-sitemap.service.ts';
import { createSitemapService } from '#publishing/sitemap/sitemap.service.ts';
import { createEventService } from '#statistics/events.service.ts';
import { createReportService } from '#statistics/reports.service.ts';
import { createSearchService } from '#statistics/searches.service.ts';
import { createStatisticsService } from '#statistics/statistics.service.ts';
import type { Config } from '../config/config.ts';
import { createDrawing } from '../drawing.ts';
import { createReserve, type Reserve } from '../reserve.ts';
import { createStorageCheck } from '../storage-check.ts';
import { createDataSheetServices } from './data-sheet-services.ts';
import { createEnquiryServices, type MailSettings } from './enquiry-services.ts';
import { createInvitationMails } from './invitation-mails.ts';
import { createLinkPreviewServices } from './link-preview-services.ts';
import { createReadingServices } from './reading-services.ts';
import { createRoomStillServices } from './room-still-services.ts';
import { createSiteBackups, type SiteBackupOptions } from './wire-backups.ts';

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
  /** Room for signing in on a full disk; without it there is none. */
  reserve?: Reserve;
  /** How notifications go out; without it none are written. */
  mail?: MailSettings | undefined;
  /** The external service that browsers also post messages to, and its names of their fields. */
  formCollector?: { url: string; fields: Record<string, string> } | undefined;
  /** Where pages send what was counted besides this site, with the visitor's consent; nowhere without it. */
  outsideAnalytics?: OutsideAnalytics;
  backups?: SiteBackupOptions | undefined;
  /** What the secrets of second factors are sealed with; without it they are stored as they are. */
  factorKey?: string | undefined;
  /** Hosts within the company's own network, `host:port`, that pictures may be fetched from. */
  fetchAllow?: ReadonlySet<string>;
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
  const drawing = createDrawing(limits);
  const reserve = options.reserve ?? createReserve(undefined);
  const { cache, sizes } = openCaches(options.cacheFolder, options.shared?.made);
  const variants = createVariantService(db, {
    storage,
    cache: sizes,
    decoding,
    readShipped: readShippedSize,
  });
  const onNewPictures = variants.prepare;
  const incoming = openIncomingFiles(options.tempFolder);
  const files = createFileService(db, { storage, onNewPictures });
  const uploads = createUploadService({ files, incoming, decoding });
  const sitemap = createGeneratedSitemapService(db, {
    ...{ publicUrl, render: createSitemapService(site).render },
  });
  contentChanges.subscribe(sitemap.refresh);
  const roomStills = createRoomStillServices(db, { stones: site.stones, variants, cache, decoding });
  const enquiries = createEnquiryServices(db, {
    ...{ publicUrl, backOfficeUrl, limits, siteDocuments, stones: site.stones, mail: options.mail },
    slabs: content.slabs,
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
    translations: createTranslationService(db, { ...announced, publicUrl }),
    translationOverview: createTranslationOverviewService(db),
    ...editorial,
    catalogue: createCatalogueService(db, {
      findSynonyms: async () => (await siteDocuments.get('search')).synonyms,
    }),
    ...{ sitemap, roomStills, limits, drawing, reserve },
    journalFeed: createJournalFeedService(site),
    ...createDataSheetServices(db, {
      ...site,
      slabs: content.slabs,
      storage,
      cache,
      publicUrl,
      variants,
      roomStills,
      inTurn: drawing.draw,
    }),
    linkPreviews: createLinkPreviewServices({ ...site, storage, cache, decoding, drawing }),
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
    ...createSpreadsheetServices(db, {
      ...{ ...announced, publicUrl, files, incoming, uploads, siteDocuments, fetchAllow: options.fetchAllow },
    }),
    sweeper: createSweepService(db, {
      ...{ storage, cache: sizes, incoming },
      madeAgain: [
        dataSheetPrefix,
        dataPackPrefix,
        declarationPrefix,
        listSheetPrefix,
        linkPreviewPrefix,
        roomStillPrefix,
      ],
    }),
    refusals: createRefusalService(db),
    ...enquiries,
    holdNotices: createHoldNoticeService(db, {
      write: enquiries.outbox.writeHoldNotice,
      onWritten: enquiries.outbox.announce,
    }),
    backups: createSiteBackups(db, { ...options, siteDocuments }),
    formCollector: options.formCollector,
    storageCheck: createStorageCheck(db, { folders: options.watchedFolders ?? [], ...options.shared }),
    accounts: createAccountService(db, {
      ...{ limits, publicUrl: backOfficeUrl, factorKey: options.factorKey, storeSurely: reserve.store },
      invitationMails: createInvitationMails(enquiries.outbox, siteDocuments),
    }),
    ...createReportServices(db, {
      ...site,
      isPublicPage: async (path) => (await heads.findByPath(path)) !== undefined,
    }),
    outsideAnalytics: options.outsideAnalytics ?? { analyticsId: undefined, adsConversion: undefined },
  };
}

type Parts = {
  changes: ContentChanges;
  content: ContentServices;
  publicUrl: string;
  mailTests: Pick<ReturnType<typeof createEnquiryServices>['mailTests'], 'read'>;
};

/** What the back office does with records of every entity. */
function createEditorialServices(db: Db, { changes, content, publicUrl, mailTests }: Parts) {
  return {
    firstSteps: createFirstStepsService(db, {
      hasTestedMail: async () => (await mailTests.read()).lastTest !== undefined,
    }),
    demoRemoval: createDemoRemovalService(db, { changes }),
    trash: createTrashService(db, { changes }),
    bulk: createBulkService(db, { changes, publicUrl }),
    order: createOrderService(db, { changes }),
    schedule: createScheduleService(db, { changes, publicUrl }),
    holds: createHoldsService(db, { changes, publicUrl }),
    revisions: createRevisionService(db),
    activity: createActivityService(db),
    log: createLogService(db),
    overview: createOverviewService(db),
    previews: createPreviewService(db, { services: content }),
    sitePreviews: createSitePreviewService(db),
  };
}

/** Records as spreadsheets, out and in, with the pictures that a spreadsheet names. */
function createSpreadsheetServices(
  db: Db,
  options: {
    changes: ContentChanges;
    publicUrl: string;
    files: FileService;
    incoming: IncomingFiles;
    uploads: UploadService;
    siteDocuments: Pick<SiteDocumentService, 'get'>;
    fetchAllow: ReadonlySet<string> | undefined;
  },
) {
  const { changes, publicUrl, files, incoming, uploads, siteDocuments } = options;
  const findTimeZone = async () => (await siteDocuments.get('company')).timeZone;
  const pictureFetches = createPictureFetchService(db, {
    ...{ changes, publicUrl, files, incoming, uploads, allowed: options.fetchAllow ?? new Set() },
  });
  const imports = createImportService(db, {
    ...{ changes, publicUrl, findTimeZone, onFetches: pictureFetches.announce },
  });
  return {
    ...{ incoming, pictureFetches, imports },
    exports: createExportService(db),
    translationExports: createTranslationExportService(db),
    translationImports: createTranslationImportService(db, { changes, publicUrl, imports }),
    /** @param archive where an archive lies that came along */
    importPictures: (entity: Entity, archive: string | undefined) =>
      openImportPictures(db, {
        ...{ files, incoming, uploads, type: uploadTypeOf(entity), archive },
        judgeAddress: pictureFetches.judge,
      }),
  };
}

type Site = {
  landingLists: LandingListService;
  landingPages: ContentServices['landingPages'];
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  /** Whether visitors find a page under this path. */
  isPublicPage: (path: string) => Promise<boolean>;
};

/** What is told of visits, enquiries and searches. */
function createReportServices(db: Db, { siteDocuments, isPublicPage, ...landing }: Site) {
  const findTimeZone = async () => (await siteDocuments.get('company')).timeZone;
  return {
    events: createEventService(db, { isPublicPage, findTimeZone }),
    statistics: readingInBackground(createStatisticsService(db, { findTimeZone })),
    landingSearch: createLandingSearch(landing),
    searches: createSearchService(db, { findTimeZone }),
    reports: readingInBackground(
      createReportService(db, {
        nameCountry,
        findTimeZone,
        findAnswerHours: async () => (await siteDocuments.get('forms')).answerHours,
      }),
    ),
  };
}
