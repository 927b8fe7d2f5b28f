import { createReportService } from '#analytics/reports.service.ts';
import { createSearchService } from '#analytics/searches.service.ts';
import type { SiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import type { Db } from '#database/connect.ts';
import { nameCountry } from '#enquiries/name-country.ts';
import type { LandingListService } from '#site/landing-lists.service.ts';
import { createLandingSearch } from '#site/landing-search.service.ts';

type Site = { landingLists: LandingListService; siteDocuments: Pick<SiteDocumentService, 'get'> };

/** What is told of visits, enquiries and searches. */
export function createReportServices(db: Db, { landingLists, siteDocuments }: Site) {
  return {
    countNamed: createLandingSearch(landingLists).countNamed,
    searches: createSearchService(db),
    reports: createReportService(db, {
      nameCountry,
      findTimeZone: async () => (await siteDocuments.get('company')).timeZone,
      findAnswerHours: async () => (await siteDocuments.get('forms')).answerHours,
    }),
  };
}
