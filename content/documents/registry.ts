import { aboutDocument } from './about.document.ts';
import { appearanceDocument } from './appearance.document.ts';
import { certificatesDocument } from './certificates.document.ts';
import { collectionsDocument } from './collections.document.ts';
import { companyDocument } from './company.document.ts';
import { compareDocument } from './compare.document.ts';
import { contactDocument } from './contact.document.ts';
import { dataSheetDocument } from './data-sheet.document.ts';
import { formsDocument } from './forms.document.ts';
import { galleryDocument } from './gallery.document.ts';
import { homeDocument } from './home.document.ts';
import { journalDocument } from './journal.document.ts';
import { landingDocument } from './landing.document.ts';
import { legalDocument } from './legal.document.ts';
import { matchDocument } from './match.document.ts';
import { navigationDocument } from './navigation.document.ts';
import { noticesDocument } from './notices.document.ts';
import { pagesDocument } from './pages.document.ts';
import { roomDocument } from './room.document.ts';
import { searchDocument } from './search.document.ts';
import { seoDocument } from './seo.document.ts';
import { shortlistDocument } from './shortlist.document.ts';
import type { DocumentValue, SiteDocument } from './site-document.ts';
import { socialDocument } from './social.document.ts';
import { testimonialsDocument } from './testimonials.document.ts';

/** All texts of pages outside the records, in the order the back office lists them. */
const declared = [
  companyDocument,
  appearanceDocument,
  homeDocument,
  navigationDocument,
  pagesDocument,
  collectionsDocument,
  dataSheetDocument,
  matchDocument,
  compareDocument,
  roomDocument,
  shortlistDocument,
  landingDocument,
  aboutDocument,
  certificatesDocument,
  testimonialsDocument,
  journalDocument,
  galleryDocument,
  socialDocument,
  contactDocument,
  searchDocument,
  formsDocument,
  noticesDocument,
  legalDocument,
  seoDocument,
] as const;

type Declared = (typeof declared)[number];
export type DocumentKey = Declared['key'];
/** What each document holds, by its key. */
export type DocumentValues = { [Document in Declared as Document['key']]: DocumentValue<Document> };

export const siteDocuments: readonly SiteDocument[] = declared;
