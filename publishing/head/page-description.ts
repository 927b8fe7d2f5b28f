import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import type { Translate } from '#messages/translate.ts';
import type { Listed, PageKind, PageOf } from './page.ts';
import type { HeadPicture, PageHead } from './page-head.ts';
import type { PageLanguage } from './page-languages.ts';
import type { SiteIdentity } from './site-identity.ts';
import type { StructuredData } from './structured-data/document.ts';

/** An editor's own texts for search engines; empty where the record's texts serve. */
type SeoFields = { metaTitle: string; metaDescription: string; metaUrl: string };

/** What a kind of page adds to the head that all kinds share. */
export type PageDescription = {
  path: string;
  /** Without the company's name, which is added where it isn't part of it. */
  title: string;
  /** Of any length; cut to what search results show. */
  description: string;
  seo?: SeoFields;
  /** `website` unless it says otherwise. */
  type?: PageHead['type'];
  /** Its name in its breadcrumbs, instead of a static page's name, and what stands between it and the home page. */
  breadcrumb?: { name: string; parents?: readonly Listed[] };
  /** Search engines are to leave it out. */
  isUnlisted?: boolean;
  structuredData?: (head: DescribedHead) => StructuredData[];
};

/** What structured data says in the same words as the rest of the head. */
type DescribedHead = {
  site: SiteIdentity;
  url: string;
  description: string;
  /** URLs. */
  pictures: readonly string[];
};

export type DescribedSite = SiteIdentity &
  Pick<SiteDocumentService, 'get'> & {
    /** The fixed texts of the site in the company's words. */
    t: Translate<MessageKey>;
    /** The picture that was made for links to the page, where it has one. */
    linkPicture?: HeadPicture | undefined;
    /** The page in all the site's languages, where there are more than one. */
    findLanguages?: (path: string) => Promise<PageLanguage[] | undefined>;
  };

export type PageDescribers<Kind extends PageKind> = {
  [Each in Kind]: (page: PageOf<Each>, site: DescribedSite) => PageDescription | Promise<PageDescription>;
};
