import { canonicalUrl } from './canonical-url.ts';
import { withCompanyName } from './fill-head-text.ts';
import type { Page, PageKind, PageOf, RecordPageKind } from './page.ts';
import type { DescribedSite, PageDescription } from './page-description.ts';
import { createPageHead, headPicture, type PageHead } from './page-head.ts';
import { describeRecordPage } from './record-page-describers.ts';
import { staticPageDescribers } from './static-page-describers.ts';
import { staticPages } from './static-pages.ts';
import { breadcrumbData } from './structured-data/list-data.ts';

const maxDescriptionLength = 160;

/** The whole head of a page. An editor's own texts go before what is made from a record. */
export async function describePage(page: Page, site: DescribedSite): Promise<PageHead> {
  const described = 'record' in page ? await describeRecordPage(page, site) : await describe(page, site);
  const { path, title, description, seo, type = 'website' } = described;
  const { name, descriptor } = site.company;
  const pictures = (page.pictures ?? [])
    .filter((picture) => picture !== undefined)
    .map((picture) => headPicture(site.publicUrl, picture));
  const head = {
    title: seo?.metaTitle || withCompanyName(title, site.company),
    description: seo?.metaDescription || shorten(description || descriptor),
    url: canonicalUrl(site.publicUrl, { path, metaUrl: seo?.metaUrl ?? '' }),
    siteName: name,
    type,
    isIndexed: isIndexed(page.kind),
    picture: pictures[0],
  };
  const shared = {
    site,
    url: head.url,
    description: head.description,
    pictures: pictures.map(({ url }) => url),
  };
  const documents = described.structuredData?.(shared) ?? [];
  return createPageHead(head, [...documents, ...breadcrumbs(described, shared)]);
}

function describe<Kind extends Exclude<PageKind, RecordPageKind>>(
  page: PageOf<Kind>,
  site: DescribedSite,
): PageDescription | Promise<PageDescription> {
  return staticPageDescribers[page.kind](page, site);
}

function isIndexed(kind: PageKind): boolean {
  return staticPages.find((page) => page.kind === kind)?.isIndexed ?? kind !== 'not-found';
}

/** The way from the home page; none for that page itself, nor for one that no other leads to by name. */
function breadcrumbs(
  { path, breadcrumb }: PageDescription,
  { site, url }: { site: DescribedSite; url: string },
) {
  const [home, here] = ['/', path].map((each) => staticPages.find((page) => page.path === each));
  const name = breadcrumb?.name ?? here?.name;
  if (!home?.name || !name || here === home) return [];
  const parents = breadcrumb?.parents ?? [];
  return [breadcrumbData(site, [{ name: home.name, path: home.path }, ...parents, { name, path: url }])];
}

/** Cuts a text at a word, to the length that search results show. */
function shorten(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`;
}
