import { createEventService } from '#analytics/events.service.ts';
import { createItemCounts } from '#analytics/item-counts.service.ts';
import { createReportService } from '#analytics/reports.service.ts';
import { createSearchService } from '#analytics/searches.service.ts';
import { createStatisticsService } from '#analytics/statistics.service.ts';
import type { SiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import { readingInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { nameCountry } from '#enquiries/name-country.ts';
import type { LandingListService } from '#site/landing-lists.service.ts';
import { createLandingSearch } from '#site/landing-search.service.ts';

type Site = {
  landingLists: LandingListService;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  /** Whether visitors find a page under this path. */
  isPublicPage: (path: string) => Promise<boolean>;
};

/** What is told of visits, enquiries and searches. */
export function createReportServices(db: Db, { landingLists, siteDocuments, isPublicPage }: Site) {
  const findTimeZone = async () => (await siteDocuments.get('company')).timeZone;
  return {
    events: createEventService(db, { isPublicPage, findTimeZone }),
    statistics: readingInBackground(createStatisticsService(db, { findTimeZone })),
    itemCounts: createItemCounts(db),
    countNamed: createLandingSearch(landingLists).countNamed,
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
