import { aboutDocument } from './about.document.ts';
import { appearanceDocument } from './appearance.document.ts';
import { certificatesDocument } from './certificates.document.ts';
import { collectionsDocument } from './collections.document.ts';
import { companyDocument } from './company.document.ts';
import { compareDocument } from './compare.document.ts';
import { contactDocument } from './contact.document.ts';
import { containerDocument } from './container.document.ts';
import { dataSheetDocument } from './data-sheet.document.ts';
import { fitDocument } from './fit.document.ts';
import { formsDocument } from './forms.document.ts';
import { galleryDocument } from './gallery.document.ts';
import { homeDocument } from './home.document.ts';
import { journalDocument } from './journal.document.ts';
import { landingDocument } from './landing.document.ts';
import { launchDocument } from './launch.document.ts';
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
import { slabsDocument } from './slabs.document.ts';
import { socialDocument } from './social.document.ts';
import { testimonialsDocument } from './testimonials.document.ts';
import { tradeDocument } from './trade.document.ts';
import { wordingDocument } from './wording.document.ts';

/** All texts of pages outside the records, in the groups and the order in which the back office lists them. */
const business = [companyDocument, contactDocument, tradeDocument, legalDocument] as const;
const look = [appearanceDocument] as const;
const pages = [
  homeDocument,
  navigationDocument,
  pagesDocument,
  launchDocument,
  collectionsDocument,
  slabsDocument,
  fitDocument,
  matchDocument,
  compareDocument,
  roomDocument,
  shortlistDocument,
  containerDocument,
  landingDocument,
  aboutDocument,
  certificatesDocument,
  testimonialsDocument,
  journalDocument,
  galleryDocument,
  socialDocument,
  searchDocument,
] as const;
const words = [wordingDocument, formsDocument, noticesDocument, dataSheetDocument] as const;
const expert = [seoDocument] as const;

const declared = [...business, ...look, ...pages, ...words, ...expert] as const;

type Declared = (typeof declared)[number];
export type DocumentKey = Declared['key'];
/** What each document holds, by its key. */
export type DocumentValues = { [Document in Declared as Document['key']]: DocumentValue<Document> };

export const siteDocuments: readonly SiteDocument[] = declared;

/** What each group is for, in a sentence for the back office. */
export const documentGroups: readonly { label: string; help: string; documents: readonly SiteDocument[] }[] =
  [
    { label: 'Business', help: 'Who you are and how you are reached', documents: business },
    { label: 'Look', help: 'Logo, colours and typefaces', documents: look },
    { label: 'Pages', help: 'Menu, footer, and the texts and pictures of each page', documents: pages },
    { label: 'Words', help: 'Forms, messages and printed sheets', documents: words },
    { label: 'Expert', help: 'What search engines are told', documents: expert },
  ];
