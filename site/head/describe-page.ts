import { canonicalUrl } from './canonical-url.ts';
import type { Page, PageKind, PageOf } from './page.ts';
import type { DescribedSite, PageDescribers, PageDescription } from './page-description.ts';
import { createPageHead, headPicture, type PageHead } from './page-head.ts';
import { recordPageDescribers } from './record-page-describers.ts';
import { staticPageDescribers } from './static-page-describers.ts';
import { staticPages } from './static-pages.ts';
import { breadcrumbData } from './structured-data/list-data.ts';

const describers: PageDescribers<PageKind> = { ...staticPageDescribers, ...recordPageDescribers };

const maxDescriptionLength = 160;

/** The whole head of a page. An editor's own texts go before what is made from a record. */
export async function describePage(page: Page, site: DescribedSite): Promise<PageHead> {
  const described = await describe(page, site);
  const { path, title, description, seo, type = 'website' } = described;
  const { name } = site.company;
  const pictures = (page.pictures ?? [])
    .filter((picture) => picture !== undefined)
    .map((picture) => headPicture(site.publicUrl, picture));
  const head = {
    title: seo?.metaTitle || (title.includes(name) ? title : `${title} | ${name}`),
    description: seo?.metaDescription || shorten(description),
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

function describe<Kind extends PageKind>(
  page: PageOf<Kind>,
  site: DescribedSite,
): PageDescription | Promise<PageDescription> {
  return describers[page.kind](page, site);
}

function isIndexed(kind: PageKind): boolean {
  return staticPages.find((page) => page.kind === kind)?.isIndexed ?? kind !== 'not-found';
}

function breadcrumbs({ breadcrumb }: PageDescription, { site, url }: { site: DescribedSite; url: string }) {
  if (!breadcrumb) return [];
  const home = { name: 'Home', path: '/' };
  return [breadcrumbData(site, [home, ...(breadcrumb.parents ?? []), { name: breadcrumb.name, path: url }])];
}

/** Cuts a text at a word, to the length that search results show. */
function shorten(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`;
}
